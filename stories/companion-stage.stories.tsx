import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompanionStage } from '#companion/companion-stage'
import { stage, stageA } from './sample/companion-words.ts'
import { dayOfB, life } from './sample/life.ts'

const meta = {
  title: 'Companion/Stage',
  component: CompanionStage,
  args: { snapshot: life('B', 'opale-2026', dayOfB(60)).snapshot, words: stage },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CompanionStage>
export default meta
type Story = StoryObj<typeof meta>

export const AfterADay: Story = {
  args: {
    reason: { text: 'Il lui reste 18 points d’énergie.', alarm: true },
    speech: 'J’ai bien exploré. Un biscuit, ou une petite pause, et je repars.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/sur/u),
    )
  },
}

export const FirstVisit: Story = {
  args: {
    snapshot: life('A', 'opale-2026').snapshot,
    words: stageA,
    reason: { text: 'Elle attend votre premier geste.' },
    speech: 'Bonjour. On commence par un repas ou par un jeu ?',
  },
}

export const Asleep: Story = {
  args: { snapshot: life('A', 'opale-2026', [{ type: 'sleep' }]).snapshot },
}

export const OnAPhone: Story = { ...AfterADay, globals: { viewport: { value: 'phone' } } }
