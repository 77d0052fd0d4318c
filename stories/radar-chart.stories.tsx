import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RadarChart } from '#ui/chart'

const meta = {
  title: 'Data/Radar chart',
  component: RadarChart,
  args: {
    title: 'Personnalité d’Opale',
    description: 'Curieuse et joueuse, peu malicieuse.',
    caption: 'Vos gestes la façonnent : explorer nourrit la curiosité, câliner l’affection.',
    words: { table: 'Les chiffres', category: 'Trait' },
    categories: [
      'Jeu',
      'Curiosité',
      'Affection',
      'Patience',
      'Malice',
      'Loyauté',
      'Empathie',
      'Esprit',
    ],
    series: [{ name: 'Aujourd’hui', values: [91, 99, 96, 71, 43, 89, 82, 84] }],
  },
} satisfies Meta<typeof RadarChart>
export default meta
type Story = StoryObj<typeof meta>

export const OneProfile: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.title })).toHaveAccessibleDescription(
      /Jeu 91, Curiosité 99, .* Esprit 84\.$/u,
    )
    await userEvent.click(canvas.getByText('Les chiffres'))
    await expect(canvas.getByRole('row', { name: 'Malice 43' })).toBeVisible()
  },
}

/** Figures are those of the leading one. */
export const TwoMoments: Story = {
  args: {
    series: [
      { name: 'Aujourd’hui', values: [91, 99, 96, 71, 43, 89, 82, 84], highlight: true },
      { name: 'À sa naissance', values: [70, 75, 80, 65, 35, 85, 80, 70] },
    ],
  },
}

export const WithoutThread: Story = { args: { ...TwoMoments.args, thread: false } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Maturité de l’entreprise',
    description: 'Les outils sont en avance, la sécurité en retard.',
    caption: 'Exemple de résultat.',
    words: { table: 'Les chiffres', category: 'Dimension' },
    categories: ['Données', 'Processus', 'Équipe', 'Outils', 'Sécurité', 'Mesure'],
    series: [{ name: 'Score', values: [48, 62, 55, 70, 32, 44] }],
  },
}

/** Nothing learnt yet: a point in the middle. */
export const Zeros: Story = {
  args: { series: [{ name: 'Aujourd’hui', values: [0, 0, 0, 0, 0, 0, 0, 0] }] },
}
