import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PartsBar } from '../site/components/parts-bar/index.ts'

const meta = {
  title: 'Data/Parts bar',
  component: PartsBar,
  args: {
    label: 'Ce que contient une journée',
    parts: [
      { name: 'Pour vous', share: 306, value: '306 €' },
      { name: 'Cotisations', share: 120, value: '120 €' },
      { name: 'Frais', share: 38, value: '38 €' },
    ],
  },
} satisfies Meta<typeof PartsBar>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeParts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ce que contient une journée' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Cotisations 120 €')
  },
}

/** What takes nothing is not told; a part may be as thin as can be. */
export const FiveParts: Story = {
  args: {
    parts: [
      { name: 'Pour vous', share: 210, value: '210 €' },
      { name: 'Cotisations', share: 240, value: '240 €' },
      { name: 'Frais', share: 1, value: '1 €' },
      { name: 'Impôt sur les sociétés', share: 0, value: '0 €' },
      { name: 'Impôt sur le revenu', share: 70, value: '70 €' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
