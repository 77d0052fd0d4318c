import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Button, ButtonLink } from '#ui/button'
import { ROW_LAYOUTS, Rows } from '#ui/rows'
import { choice } from './sample/choice.ts'

const LAPTOP = { viewport: { value: 'laptop' } }
const PHONE = { viewport: { value: 'phone' } }

const meta = {
  title: 'Content/Rows',
  component: Rows,
  argTypes: { layout: choice(ROW_LAYOUTS) },
  args: {
    rows: [
      {
        title: 'Développement web',
        strong: 'Des applications que l’on comprend.',
        text: 'TypeScript, React, tests : du code que quelqu’un d’autre peut reprendre.',
        icon: 'code',
        universe: 'code',
      },
      {
        title: 'IA appliquée',
        strong: 'Des réponses que l’on peut vérifier.',
        text: 'Recherche documentaire, agents, évaluation continue.',
        icon: 'ia',
        universe: 'ia',
      },
      {
        title: 'Automatisation',
        strong: 'Des tâches qui se font seules.',
        text: 'Des workflows lisibles, et quelqu’un qui est prévenu quand ils échouent.',
        icon: 'flow',
        universe: 'plus',
      },
    ],
  },
} satisfies Meta<typeof Rows>
export default meta
type Story = StoryObj<typeof meta>

/** Subjects, and what is said of each. */
export const Answers: Story = { globals: LAPTOP }
export const AnswersOnAPhone: Story = { globals: PHONE }

export const WithoutIcons: Story = {
  globals: LAPTOP,
  args: {
    rows: [
      { title: 'Délai', strong: 'Annoncé avant de commencer.', text: 'Il dépend des accès.' },
      { title: 'Prix', strong: 'Sur devis, en euros.', text: 'Par lot, jamais à l’heure perdue.' },
    ],
  },
}

/** Names, values, and what to do with them. */
export const Lines: Story = {
  args: {
    layout: 'lines',
    rows: [
      {
        icon: 'chat',
        title: 'E-mail',
        text: 'bonjour@exemple.fr',
        action: <Button size="s">Copier</Button>,
      },
      {
        icon: 'user',
        title: 'Carte de visite',
        text: 'À ajouter à vos contacts',
        action: (
          <ButtonLink size="s" href="#carte">
            Ouvrir
          </ButtonLink>
        ),
      },
      { icon: 'clock', title: 'Téléphone', text: 'Sur rendez-vous, après un premier message' },
    ],
  },
}
export const LinesOnAPhone: Story = { ...Lines, globals: PHONE }

/** Each leads somewhere, and all of it answers to the pointer. */
export const Links: Story = {
  globals: LAPTOP,
  args: {
    layout: 'links',
    rows: [
      { href: '#rag', title: 'Consultant RAG', text: 'Des réponses tirées de vos documents.' },
      { href: '#agents', title: 'Agents sur mesure', text: 'Des tâches longues, surveillées.' },
      { href: '#chat', title: 'Chatbots', text: 'Une conversation qui sait passer la main.' },
      { href: '#tri', title: 'Automatisation', text: 'Des workflows lisibles.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
export const LinksOnAPhone: Story = { ...Links, globals: PHONE }

export const WithIcons: Story = {
  globals: LAPTOP,
  args: {
    layout: 'links',
    columns: 1,
    rows: [
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
  globals: LAPTOP,
  args: {
    layout: 'links',
    columns: 1,
    rows: [
      { href: '#a', title: 'React', universe: 'code' },
      { href: '#b', title: 'LangGraph', universe: 'ia' },
      { href: '#c', title: 'n8n', universe: 'plus' },
    ],
  },
}

/** Words at the left, words at the right. */
export const WithLabelAndMeta: Story = {
  globals: LAPTOP,
  args: {
    layout: 'links',
    columns: 1,
    rows: [
      { href: '#a', title: 'Évaluer un modèle', label: 'Guide', meta: '12 min' },
      { href: '#b', title: 'Graphes de connaissances', label: 'Article', meta: '8 min' },
    ],
  },
}

/** In three columns what leads an entry stands above its title. */
export const ThreeColumns: Story = {
  globals: LAPTOP,
  args: {
    layout: 'links',
    columns: 3,
    rows: [
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
