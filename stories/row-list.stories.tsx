import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { LinkRows } from '#ui/link-rows'

const meta = {
  title: 'Content/Row list',
  component: LinkRows,
  globals: { viewport: { value: 'laptop' } },
  args: {
    items: [
      { href: '#rag', title: 'Consultant RAG', text: 'Des réponses tirées de vos documents.' },
      { href: '#agents', title: 'Agents sur mesure', text: 'Des tâches longues, surveillées.' },
      { href: '#chat', title: 'Chatbots', text: 'Une conversation qui sait passer la main.' },
      { href: '#tri', title: 'Automatisation', text: 'Des workflows lisibles.' },
    ],
  },
} satisfies Meta<typeof LinkRows>
export default meta
type Story = StoryObj<typeof meta>

/** Told apart by hairlines, not by boxes. */
export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const WithIcons: Story = {
  args: {
    columns: 1,
    items: [
      { href: '#code', title: 'Développement', text: 'Web', icon: 'code', universe: 'code' },
      { href: '#ia', title: 'Services IA', text: 'Recherche, agents', icon: 'ia', universe: 'ia' },
      {
        href: '#plus',
        title: 'Workflows',
        text: 'Prêts à importer',
        icon: 'flow',
        universe: 'plus',
      },
    ],
  },
}

/** Without an icon a dot says the universe. */
export const WithDots: Story = {
  args: {
    columns: 1,
    items: [
      { href: '#a', title: 'React', universe: 'code' },
      { href: '#b', title: 'LangGraph', universe: 'ia' },
      { href: '#c', title: 'n8n', universe: 'plus' },
    ],
  },
}

/** Words at the left, words at the right. */
export const WithLabelAndMeta: Story = {
  args: {
    columns: 1,
    items: [
      { href: '#a', title: 'Évaluer un modèle', label: 'Guide', meta: '12 min' },
      { href: '#b', title: 'Graphes de connaissances', label: 'Article', meta: '8 min' },
    ],
  },
}

/** In three columns what leads an entry stands above its title. */
export const ThreeColumns: Story = {
  args: {
    columns: 3,
    items: [
      {
        href: '#rag',
        title: 'Consultant RAG',
        text: 'Des réponses tirées de vos documents.',
        label: <Badge tone="ia">Service</Badge>,
      },
      {
        href: '#evaluer',
        title: 'Évaluer un modèle en production',
        text: 'Une grille, cent questions, une personne.',
        label: <Badge tone="ia">Guide</Badge>,
      },
      {
        href: '#relances',
        title: 'Relancer les devis sans réponse',
        text: 'Un modèle prêt à importer.',
        label: <Badge tone="plus">Workflow</Badge>,
      },
    ],
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
