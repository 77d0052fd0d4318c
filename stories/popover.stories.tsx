import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '#ui/checkbox'
import { ALIGNS, Popover, SIDES } from '#ui/popover'
import { Inline } from '#ui/stack'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { label: 'Filtrer', children: <Checkbox label="Gratuits seulement" /> },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filtrer' })).toBeVisible())
  },
}

export const Sides: Story = {
  render: (args) => (
    <Inline>
      {SIDES.flatMap((side) =>
        ALIGNS.map((align) => (
          <Popover key={side + align} {...args} {...{ side, align }} label={`${side} ${align}`} />
        )),
      )}
    </Inline>
  ),
}
