import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { Inline } from '#ui/stack'

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Fermer', children: <Icon name="x" />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Fermer' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

/** In a row of full-size buttons. */
export const Framed: Story = { args: { framed: true } }

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} framed />
    </Inline>
  ),
}
