import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/button'
import { Character } from '#companion/character'
import { Pebble } from '#companion/pebble'

const meta = {
  title: 'Identity/Pebble',
  component: Pebble,
  args: { children: <p>Si un mot coince, cliquez dessus : je l’explique.</p> },
} satisfies Meta<typeof Pebble>
export default meta
type Story = StoryObj<typeof meta>

/** Only for what is said. */
export const Bubble: Story = {}

/** The tight corner points at who speaks. */
export const SpokenByOpale: Story = {
  args: {
    character: <Character mood="curious" stage="teen" size={120} />,
    actions: (
      <>
        <Button size="s">Voir la réponse courte</Button>
        <Button size="s" variant="ghost">
          Plus tard
        </Button>
      </>
    ),
  },
}

export const Small: Story = { args: { size: 's' } }

export const OnAPhone: Story = { ...SpokenByOpale, globals: { viewport: { value: 'phone' } } }
