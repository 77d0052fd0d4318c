import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefinitionGrid, DefinitionRows, PhaseRows } from '#ui/definition-rows'

const meta = {
  title: 'Content/Definition rows',
  component: DefinitionRows,
  globals: { viewport: { value: 'laptop' } },
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
} satisfies Meta<typeof DefinitionRows>
export default meta
type Story = StoryObj<typeof meta>

export const Subjects: Story = {}

export const WithoutIcons: Story = {
  args: {
    rows: [
      { title: 'Délai', strong: 'Annoncé avant de commencer.', text: 'Il dépend des accès.' },
      { title: 'Prix', strong: 'Sur devis, en euros.', text: 'Par lot, jamais à l’heure perdue.' },
    ],
  },
}

/** Phases of a work, each with what it delivers. */
export const Phases: Story = {
  render: () => (
    <PhaseRows
      universe="ia"
      phases={[
        {
          title: 'Comprendre',
          text: 'Les documents, les questions, qui répond aujourd’hui.',
          outcome: 'Une note de cadrage',
        },
        {
          title: 'Essayer',
          text: 'Un prototype sur vos documents, mesuré sur vos questions.',
          outcome: 'Un rapport d’évaluation',
        },
        {
          title: 'Livrer',
          text: 'Le code, sa documentation, et le suivi des réponses.',
          outcome: 'Le service, chez vous',
        },
      ]}
    />
  ),
}

/** Short terms and their meaning, two by two. */
export const Terms: Story = {
  render: () => (
    <DefinitionGrid
      definitions={[
        { term: 'Fidélité', text: 'La réponse ne dit rien que les sources ne disent.' },
        { term: 'Rappel', text: 'Les bons passages sont parmi ceux qui sont retrouvés.' },
        { term: 'Précision', text: 'Les passages retrouvés sont les bons.' },
        { term: 'Refus', text: 'Sans source, aucune réponse.' },
      ]}
    />
  ),
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
