import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from '#ui/facts'
import { Rows } from '#ui/rows'

const meta = {
  title: 'Content/Definition rows',
  component: Rows,
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
} satisfies Meta<typeof Rows>
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

/** Short terms and their meaning, two by two. */
export const Terms: Story = {
  render: () => (
    <Facts
      layout="grid"
      facts={[
        { term: 'Fidélité', value: 'La réponse ne dit rien que les sources ne disent.' },
        { term: 'Rappel', value: 'Les bons passages sont parmi ceux qui sont retrouvés.' },
        { term: 'Précision', value: 'Les passages retrouvés sont les bons.' },
        { term: 'Refus', value: 'Sans source, aucune réponse.' },
      ]}
    />
  ),
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
