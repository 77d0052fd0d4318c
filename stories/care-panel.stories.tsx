import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CarePanel, careOf } from '#companion/care-panel'
import { care as words, help, refusal } from './sample/companion-words.ts'
import { dayOfB, life } from './sample/life.ts'

const fresh = life('B', 'opale-2026')
const tired = life('B', 'opale-2026', [
  ...dayOfB(12),
  { type: 'patch-stats', patch: { energy: { set: 18 } } },
])
const pet = life('A', 'opale-2026')

const meta = {
  title: 'Companion/Care panel',
  component: CarePanel<string>,
  args: {
    care: careOf(fresh.snapshot, fresh.legal),
    words: words.B,
    help: { ...help, ways: [] },
    onAct: fn(),
  },
} satisfies Meta<typeof CarePanel<string>>
export default meta
type Story = StoryObj<typeof meta>

export const ReadingB: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Câliner/u }))
    await expect(args.onAct).toHaveBeenCalledWith('cuddle')
  },
}

/** What she would refuse stays where it is and can still be pressed. */
export const Tired: Story = {
  args: {
    care: careOf(tired.snapshot, tired.legal),
    refusal: refusal('play', { stat: 'energy', needs: 20, has: 18 }),
    help: { ...help, ways: [{ key: 'give', label: 'Donner un biscuit, +3', onClick: fn() }] },
  },
  play: async ({ canvas, args }) => {
    const play = canvas.getByRole('button', { name: /Jouer.*Il manque 2/u })
    await userEvent.click(play)
    await expect(args.onAct).toHaveBeenCalledWith('play')
    await expect(canvas.getByRole('status')).toHaveTextContent(/trop fatiguée pour jouer/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Donner un biscuit, +3' }))
    await expect(args.help?.ways[0]?.onClick).toHaveBeenCalledOnce()
  },
}

/** The ring fills in the time that the action takes. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const explore = canvas.getByRole('button', { name: /Explorer/u })
    await expect(explore).not.toHaveAttribute('aria-busy')
    await userEvent.click(explore)
    await expect(explore).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /Nourrir/u })).not.toHaveAttribute('aria-busy')
  },
}

export const ReadingA: Story = { args: { care: careOf(pet.snapshot, pet.legal), words: words.A } }

export const OnAPhone: Story = { ...Tired, globals: { viewport: { value: 'phone' } } }
