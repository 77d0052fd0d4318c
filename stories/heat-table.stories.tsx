import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeatTable } from '../site/components/heat-table/index.ts'

const meta = {
  title: 'Data/Heat table',
  component: HeatTable,
  args: {
    name: 'Messages par jour et par canal',
    corner: 'Canal',
    columns: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    rows: [
      { header: 'E-mail', values: [42, 38, 31, 36, 28, 4, 2] },
      { header: 'Chat', values: [12, 18, 22, 17, 9, 0, 0] },
      { header: 'Téléphone', values: [6, 4, 5, 7, 3, 0, 0] },
    ],
    caption: 'Données d’exemple.',
  },
} satisfies Meta<typeof HeatTable>
export default meta
type Story = StoryObj<typeof meta>

/** The tint is a help: every figure can be read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /canal$/u })).toBeVisible()
    await expect(canvas.getAllByRole('cell')).toHaveLength(21)
    await expect(canvas.getByRole('cell', { name: '42' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { rows: [{ header: 'E-mail', values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: '0' })).toHaveLength(7)
  },
}
