import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore } from '#engine'
import { useMemo, type ReactElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button'
import { useCompanion } from '#companion/tamagotchi'
import { CompanionNotifications } from '#companion/companion-notifications'
import { notifications as words } from './sample/companion-words.ts'
import { life, START } from './sample/life.ts'

const { snapshot } = life('B', 'opale-2026', [
  { type: 'patch-stats', patch: { energy: { set: 0 } } },
  { type: 'play' },
])
const grown = life('B', 'opale-2026', [{ type: 'gain-experience', amount: 120 }])

/** Her news come from what one does. */
function Lived(): ReactElement {
  const store = useMemo(
    () =>
      createStore({
        ...life('B', 'opale-2026'),
        clock: { now: () => START, schedule: () => () => undefined },
      }),
    [],
  )
  const { isVisible, notifications } = useCompanion(store).snapshot.pet.gameState
  return (
    <>
      <Button onClick={() => store.dispatch({ type: isVisible ? 'hide' : 'show' })}>
        {isVisible ? 'Cacher' : 'Montrer'}
      </Button>
      <CompanionNotifications
        notifications={notifications}
        words={words}
        onDismiss={(id) => store.dispatch({ type: 'dismiss-notification', id })}
      />
    </>
  )
}

const meta = {
  title: 'Companion/Notifications',
  component: CompanionNotifications,
  args: { notifications: grown.snapshot.pet.gameState.notifications, words, onDismiss: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof CompanionNotifications>
export default meta
type Story = StoryObj<typeof meta>

export const LevelUp: Story = {
  play: async ({ canvas }) => {
    // A level brings a thing and achievements along: of each kind, the latest.
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await expect(
      canvas.getByText(/^Félicitations ! Opale est maintenant niveau \d+ ! 🎉$/u),
    ).toBeVisible()
    await expect(canvas.getByText(/^🏆 Nouveau succès débloqué : /u)).toBeVisible()
  },
}

export const Refused: Story = {
  args: { notifications: snapshot.pet.gameState.notifications },
  play: async ({ canvas }) => {
    const said = canvas.getByText('Opale est trop fatiguée pour jouer...')
    await waitFor(() => expect(said).toBeVisible())
  },
}

export const AsOnePlays: Story = {
  render: () => <Lived />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cacher' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }))
    await waitFor(() => expect(canvas.getByText('Opale est là.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await expect(canvas.queryByText('Opale est là.')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
