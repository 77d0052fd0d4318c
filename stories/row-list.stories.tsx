import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RowList } from '#ui/row-list'

const meta = {
  title: 'Content/Row list',
  component: RowList,
  globals: { viewport: { value: 'laptop' } },
  args: {
    items: [
      { href: '#rag', title: 'Consultant RAG', text: 'Des réponses tirées de vos documents.' },
      { href: '#agents', title: 'Agents sur mesure', text: 'Des tâches longues, surveillées.' },
      { href: '#chat', title: 'Chatbots', text: 'Une conversation qui sait passer la main.' },
      { href: '#tri', title: 'Automatisation', text: 'Des workflows lisibles.' },
    ],
  },
} satisfies Meta<typeof RowList>
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
