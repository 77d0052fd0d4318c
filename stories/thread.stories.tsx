import type { Meta, StoryObj } from '@storybook/react-vite'
import { Character } from '#companion/character'
import { Thread } from '../site/components/thread/index.ts'
import { THREAD_SHAPES } from '../site/components/thread/thread.tsx'
import { Stage } from './sample/specimen.tsx'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Identity/Thread',
  component: Thread,
  argTypes: { shape: choice(THREAD_SHAPES) },
  args: { shape: 'underline' },
} satisfies Meta<typeof Thread>
export default meta
type Story = StoryObj<typeof meta>

/** Below a title. */
export const Underline: Story = {}

/** Along the bottom of its box: the ground that the moon rises from. */
export const Horizon: Story = {
  args: { shape: 'horizon' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Stage>
      <Thread {...args} />
    </Stage>
  ),
}

/** Where nothing is found it ends in a loop, and Opale sleeps there. */
export const Cut: Story = {
  args: { shape: 'cut', children: <Character mood="sleeping" stage="teen" size={180} /> },
  parameters: { layout: 'fullscreen' },
}
