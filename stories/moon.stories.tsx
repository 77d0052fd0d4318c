import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ButtonLink } from '#ui/button'
import { Character } from '#companion/character'
import { Moon } from '#companion/moon'
import { Pebble } from '#companion/pebble'
import { Specimen } from './sample/specimen.tsx'

const meta = {
  title: 'Identity/Moon',
  component: Moon,
  parameters: { layout: 'centered' },
  render: (args) => (
    <Specimen>
      <Moon {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof Moon>
export default meta
type Story = StoryObj<typeof meta>

/** The only lit object of the site. */
export const Alone: Story = {}

export const WithOpale: Story = {
  args: {
    character: <Character mood="happy" stage="adult" size={400} />,
    speech: (
      <Pebble size="s">
        <p>
          <b>Je suis Opale.</b> J’habite ici.
        </p>
      </Pebble>
    ),
  },
}

const onClick = fn()

/** She answers a click, and what she offers are buttons. */
export const Answering: Story = {
  args: {
    character: <Character mood="loving" stage="adult" size={400} />,
    press: { label: 'Câliner Opale', onClick },
    speech: (
      <Pebble
        size="s"
        actions={
          <>
            <Button size="s">Câliner</Button>
            <Button size="s">Jouer</Button>
            <ButtonLink size="s" href="#visite">
              Guider
            </ButtonLink>
          </>
        }
      >
        <p>Je me sens mieux près de vous.</p>
      </Pebble>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Câliner Opale' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}
