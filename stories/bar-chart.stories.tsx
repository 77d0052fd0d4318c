import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BarChart } from '#ui/chart'

const hours = (value: number) => `${value.toLocaleString('fr-FR')} h`

const meta = {
  title: 'Data/Bar chart',
  component: BarChart,
  args: {
    title: 'Temps passé par tâche, chaque semaine',
    description: 'Les réponses aux clients prennent le plus de temps, loin devant le reste.',
    caption: 'Exemple. Une tâche se confie d’abord là où elle prend du temps et se vérifie vite.',
    words: { table: 'Les chiffres', category: 'Tâche' },
    format: hours,
    categories: [
      'Réponses aux clients',
      'Recherche dans les procédures',
      'Comptes rendus',
      'Tri des demandes',
      'Devis',
    ],
    series: [{ name: 'Heures', values: [14, 9, 6, 5, 2.5] }],
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const OneSubject: Story = {
  args: { highlight: 'Réponses aux clients' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.title })).toHaveAccessibleDescription(
      /loin devant le reste\. Réponses aux clients 14 h, .* Devis 2,5 h\.$/u,
    )
    await userEvent.click(canvas.getByText('Les chiffres'))
    await expect(canvas.getByRole('row', { name: 'Comptes rendus 6 h' })).toBeVisible()
  },
}

/** The leading series wears the light, the other one stays behind. */
export const TwoSeries: Story = {
  args: {
    series: [
      { name: 'Avant', values: [14, 9, 6, 5, 2.5] },
      { name: 'Après deux mois', values: [8, 3, 2, 1.5, 2], highlight: true },
    ],
  },
}

/** Where the view has its thread elsewhere. */
export const WithoutThread: Story = { args: { thread: false } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    highlight: 'Recherche dans les procédures et les notes de service des trois agences',
    categories: [
      'Réponses aux clients',
      'Recherche dans les procédures et les notes de service des trois agences',
      'Devis',
    ],
    series: [{ name: 'Heures', values: [14, 9, 2.5] }],
  },
}

/** Nothing yet is drawn as nothing. */
export const Zeros: Story = {
  args: { categories: ['Aujourd’hui', 'Hier'], series: [{ name: 'Heures', values: [0, 0] }] },
}
