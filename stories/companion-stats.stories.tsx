import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Growth, Needs } from '#companion/companion-stats'
import { Stack } from '#ui/stack'
import { stats } from './sample/companion-words.ts'
import { dayOfA, dayOfB, life } from './sample/life.ts'

const meta = {
  title: 'Companion/Stats',
  component: Growth,
  args: { snapshot: life('B', 'opale-2026', dayOfB(30)).snapshot, words: stats },
  render: ({ snapshot, words, ...args }) => (
    <Stack gap={7}>
      <Needs snapshot={snapshot} words={words} />
      <Growth snapshot={snapshot} words={words} {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Growth>
export default meta
type Story = StoryObj<typeof meta>

export const ReadingB: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('meter')).toHaveLength(18)
  },
}

export const ReadingA: Story = {
  args: { snapshot: life('A', 'opale-2026', dayOfA(4)).snapshot },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('meter')).toHaveLength(8)
  },
}

export const OnAPhone: Story = { ...ReadingB, globals: { viewport: { value: 'phone' } } }
