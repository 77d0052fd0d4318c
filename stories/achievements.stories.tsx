import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Achievements } from '#companion/achievements'
import { achievements as words } from './sample/companion-words.ts'
import { dayOfB, life } from './sample/life.ts'

const meta = {
  title: 'Companion/Achievements',
  component: Achievements,
  args: { pet: life('B', 'opale-2026', dayOfB(60)).snapshot.pet, words },
} satisfies Meta<typeof Achievements>
export default meta
type Story = StoryObj<typeof meta>

export const AfterADay: Story = {
  play: async ({ canvas, args }) => {
    const got = Object.keys(args.pet.progress.achievements)
    await expect(canvas.getAllByRole('img', { name: 'obtenu' })).toHaveLength(got.length)
    await expect(canvas.getAllByText(/^encore/u)).toHaveLength(3)
  },
}

export const NoneYet: Story = { args: { pet: life('B', 'opale-2026').snapshot.pet } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
