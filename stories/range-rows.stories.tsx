import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RangeRows } from '../site/components/range-rows/index.ts'

const meta = {
  title: 'Data/Range rows',
  component: RangeRows,
  args: {
    rows: [
      {
        name: 'L’état des documents',
        note: 'PDF scannés, doublons, versions contradictoires.',
        from: 1,
        to: 8,
        size: '1 à 8 jours',
      },
      {
        name: 'Le droit d’agir',
        note: 'Lire une fiche, ou annuler une commande.',
        from: 0,
        to: 10,
        size: '0 à 10 jours',
      },
      {
        name: 'Les langues',
        note: 'Chacune a son jeu de questions.',
        from: 0,
        to: 3,
        size: '0 à 3 jours',
      },
    ],
  },
} satisfies Meta<typeof RangeRows>
export default meta
type Story = StoryObj<typeof meta>

export const OnOneScale: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem').map((row) => row.querySelectorAll('rect')[1])
    await expect(bars.map((bar) => bar?.getAttribute('width'))).toEqual(['70%', '100%', '30%'])
    await expect(bars[0]).toHaveAttribute('x', '10%')
  },
}
