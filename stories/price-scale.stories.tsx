import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceScale } from '../site/components/price-scale/index.ts'

const meta = {
  title: 'Data/Price scale',
  component: PriceScale,
  args: {
    points: [
      {
        name: 'Un périmètre étroit',
        note: 'Un dossier, dix questions.',
        value: 4,
        size: '4 jours',
        price: '2 400 €',
      },
      {
        name: 'D’après vos documents',
        note: 'La réponse et sa source.',
        value: 14,
        size: '14 jours',
        price: '8 400 €',
        current: true,
      },
      {
        name: 'Dans vos outils',
        note: 'Il propose un geste, une personne valide.',
        value: 26,
        size: '26 jours',
        price: '15 600 €',
      },
    ],
  },
} satisfies Meta<typeof PriceScale>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeSizes: Story = {
  play: async ({ canvas }) => {
    const points = canvas.getAllByRole('listitem')
    await expect(points).toHaveLength(3)
    await expect(points[1]).toHaveAttribute('aria-current', 'true')
    await expect(points[1]).toHaveTextContent('8 400 €')
  },
}

/** Where the view has its thread elsewhere. */
export const WithoutThread: Story = { args: { thread: false } }

/** The one that is looked at has become the largest, and the scale goes as far. */
export const BeyondTheOthers: Story = {
  args: {
    points: meta.args.points.map((point) =>
      point.current ? { ...point, value: 40, size: '40 jours', price: '24 000 €' } : point,
    ),
  },
}
