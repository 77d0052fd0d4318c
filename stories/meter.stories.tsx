import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from '#ui/meter'
import { Grid, Inline } from '#ui/stack'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Énergie', value: 64, icon: 'gauge' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

/** Rows are another story's. */
const SHAPES = ['ring', 'line'] as const

const NEEDS = [
  { label: 'Énergie', value: 18, low: 20, icon: 'spark' },
  { label: 'Propreté', value: 100, low: 20, icon: 'shield' },
  { label: 'Santé', value: 86, low: 20, icon: 'user' },
  { label: 'Stress', value: 22, high: 80, icon: 'clock' },
] as const

export const Needs: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Inline gap={6}>
      {NEEDS.map((need) => (
        <Meter key={need.label} {...args} {...need} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const energy = canvas.getByRole('meter', { name: 'Énergie' })
    await expect(energy).toHaveAttribute('value', '18')
    await expect(energy.parentElement).toHaveAttribute('data-alarm')
    await expect(canvas.getByRole('meter', { name: 'Stress' }).parentElement).not.toHaveAttribute(
      'data-alarm',
    )
  },
}

export const Shapes: Story = {
  render: (args) => (
    <Grid>
      {SHAPES.map((shape) => (
        <Meter key={shape} {...args} shape={shape} text="64 %" low={20} high={90} />
      ))}
    </Grid>
  ),
}

export const Ends: Story = {
  render: (args) => (
    <Grid>
      {SHAPES.flatMap((shape) =>
        [0, 1, 100].map((value) => (
          <Meter key={shape + value} {...args} label={`À ${value}`} shape={shape} value={value} />
        )),
      )}
    </Grid>
  ),
}
