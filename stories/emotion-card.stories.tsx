import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmotionCard } from '#companion/emotion-card'
import { emotions as words } from './sample/companion-words.ts'
import { dayOfB, life } from './sample/life.ts'

const meta = {
  title: 'Companion/Emotion card',
  component: EmotionCard,
  args: { emotions: life('B', 'opale-2026', dayOfB(19)).snapshot.pet.emotions, words },
} satisfies Meta<typeof EmotionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Touched: Story = {}

export const NotYet: Story = { args: { emotions: life('B', 'opale-2026').snapshot.pet.emotions } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
