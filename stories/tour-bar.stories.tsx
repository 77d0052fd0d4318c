import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lookOf, Portrait } from '#companion/living'
import { TourBar } from '../site/components/tour-bar/index.ts'
import { dayOfB, life } from './sample/life.ts'
import { Tall } from './sample/specimen.tsx'

const meta = {
  title: 'Companion/Tour bar',
  component: TourBar,
  args: {
    words: {
      name: 'Visite guidée',
      position: (stop, stops) => `Étape ${stop} sur ${stops}`,
      previous: 'Précédente',
      leave: 'Quitter la visite',
    },
    stop: 2,
    stops: 7,
    character: <Portrait look={lookOf(life('B', 'opale-2026', dayOfB(20)).snapshot)} size={64} />,
    children:
      'Les services IA, classés par besoin. Cherchez le vôtre, le nom du service vient après.',
    previous: '#accueil',
    next: { label: 'Suivante', href: '#processus' },
    onLeave: fn(),
  },
  render: (args) => (
    <Tall>
      <TourBar {...args} />
    </Tall>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof TourBar>
export default meta
type Story = StoryObj<typeof meta>

/** Escape leaves it as its cross does. */
export const Underway: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter la visite' }))
    canvas.getByRole('link', { name: 'Suivante' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).toHaveBeenCalledTimes(2)
  },
}

/** It was asked for on this page: the keyboard goes on from here. */
export const JustBegun: Story = {
  args: { stop: 1, takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('complementary', { name: 'Visite guidée' })).toHaveFocus(),
    )
  },
}

export const LastStop: Story = {
  args: { stop: 7, next: { label: 'Finir la visite' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finir la visite' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

/** On a page that is no stop. */
export const Astray: Story = {
  args: {
    previous: undefined,
    children: 'Vous flânez, c’est permis. Je vous attends là où nous en étions.',
    next: { label: 'Reprendre', href: '#services' },
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
