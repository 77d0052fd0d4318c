import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '#ui/checkbox'
import { ALIGNS, Popover, PopoverParts, SIDES } from '#ui/popover'
import { Inline } from '#ui/stack'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  subcomponents: { ...PopoverParts },
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

/** Parts put a way to close it inside. */
export const Parts: Story = {
  render: ({ children }) => (
    <PopoverParts.Root>
      <PopoverParts.Trigger>Filtrer</PopoverParts.Trigger>
      <PopoverParts.Panel label="Filtrer">
        {children}
        <PopoverParts.Close>Fermer</PopoverParts.Close>
      </PopoverParts.Panel>
    </PopoverParts.Root>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filtrer' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filtrer' })).toBeVisible())
  },
}
