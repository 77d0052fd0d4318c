import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, HEADING_SIZES, LEVELS } from '#ui/heading'
import { Stack } from '#ui/stack'

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Mesurer la recherche seule' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

/** Looks and rank are chosen apart: these six are all of the second rank. */
export const Sizes: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack gap={5}>
      {HEADING_SIZES.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** Without a size, each rank has its usual one. */
export const Levels: Story = {
  render: (args) => (
    <Stack gap={5}>
      {([1, ...LEVELS] as const).map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const levels = [1, 2, 3, 4].map((level) => canvas.getAllByRole('heading', { level }).length)
    await expect(levels).toEqual([1, 1, 1, 1])
  },
}

/** Lines are balanced, and nothing is wider than the screen. */
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    level: 1,
    children: 'Évaluer un système de recherche augmentée avant de le mettre en production',
  },
}
