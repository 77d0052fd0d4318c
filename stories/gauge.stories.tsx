import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Gauge } from '#ui/chart'

const meta = {
  title: 'Data/Gauge',
  component: Gauge,
  args: {
    title: 'Score de maturité',
    description: 'Le troisième des quatre stades est atteint de peu.',
    caption: 'Moyenne de six dimensions, à poids égal.',
    words: { table: 'Les stades', category: 'Stade' },
    from: 'À partir de',
    value: 52,
    stages: [
      { name: 'Départ', from: 0 },
      { name: 'Amorcé', from: 25 },
      { name: 'Organisé', from: 50 },
      { name: 'Piloté', from: 75 },
    ],
  },
} satisfies Meta<typeof Gauge>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.title })).toHaveAccessibleDescription(
      'Le troisième des quatre stades est atteint de peu. 52, Organisé.',
    )
    await userEvent.click(canvas.getByText('Les stades'))
    await expect(canvas.getByRole('row', { name: 'Organisé 50' })).toBeVisible()
  },
}

export const AtTheStart: Story = {
  args: { value: 0, description: 'Tout est à faire.' },
}

export const AtTheEnd: Story = {
  args: { value: 100, description: 'Tous les stades sont passés.' },
}

export const WithoutThread: Story = { args: { thread: false } }

/** Another unit, another end. */
export const OtherScale: Story = {
  args: {
    title: 'Budget du mois',
    description: 'Les deux tiers sont dépensés.',
    caption: undefined,
    value: 1340,
    max: 2000,
    format: (value: number) => `${value} €`,
    stages: [
      { name: 'Serein', from: 0 },
      { name: 'À surveiller', from: 1200 },
      { name: 'Presque épuisé', from: 1700 },
    ],
  },
}
