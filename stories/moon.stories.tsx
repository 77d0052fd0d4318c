import type { Meta, StoryObj } from '@storybook/react-vite'
import { Character } from '#ui/character'
import { Moon } from '#ui/moon'
import { Pebble } from '#ui/pebble'
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
      <Pebble small>
        <p>
          <b>Je suis Opale.</b> J’habite ici.
        </p>
      </Pebble>
    ),
  },
}
