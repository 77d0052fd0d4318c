import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Presets } from '../site/components/presets/index.ts'

const meta = {
  title: 'Forms/Presets',
  component: Presets,
  args: {
    label: 'Besoins types',
    presets: [
      { key: 'postgres', label: 'Déjà PostgreSQL' },
      { key: 'filters', label: 'Beaucoup de filtres' },
      { key: 'volume', label: 'Gros volume' },
    ],
    chosen: 'postgres',
    onChoose: fn(),
  },
} satisfies Meta<typeof Presets>
export default meta
type Story = StoryObj<typeof meta>

export const OneHolds: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Déjà PostgreSQL')
    await userEvent.click(canvas.getByRole('button', { name: 'Gros volume' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('volume')
  },
}

/** Something else was set since. */
export const NoneHolds: Story = { args: { chosen: undefined } }
