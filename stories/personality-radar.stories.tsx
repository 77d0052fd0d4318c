import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PersonalityRadar } from '#companion/personality-radar'
import { personality as words } from './sample/companion-words.ts'
import { dayOfB, life } from './sample/life.ts'

const birth = life('B', 'opale-2026').snapshot.pet.personality

const meta = {
  title: 'Companion/Personality radar',
  component: PersonalityRadar,
  args: {
    personality: life('B', 'opale-2026', dayOfB(9)).snapshot.pet.personality,
    birth: birth.coreTraits,
    words,
  },
} satisfies Meta<typeof PersonalityRadar>
export default meta
type Story = StoryObj<typeof meta>

export const Grown: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('img', { name: 'Personnalité d’Opale' }),
    ).toHaveAccessibleDescription(
      new RegExp(`Curiosité ${args.personality.coreTraits.curiosity}`, 'u'),
    )
  },
}

export const AtBirth: Story = { args: { personality: birth, birth: undefined } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
