import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoodHistory } from '#companion/mood-history'
import { history as words } from './sample/companion-words.ts'
import { dayOfB, life } from './sample/life.ts'

const { snapshot } = life('B', 'opale-2026', dayOfB(12))

const meta = {
  title: 'Companion/Mood history',
  component: MoodHistory,
  args: { history: snapshot.pet.analytics.moodHistory, stage: 'teen', at: snapshot.at, words },
} satisfies Meta<typeof MoodHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('il y a 1 min')).toBeVisible()
  },
}

export const Empty: Story = { args: { history: [] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
