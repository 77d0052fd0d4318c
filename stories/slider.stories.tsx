import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Slider } from '#ui/slider'
import { Stack } from '#ui/stack'

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    id: 'jours',
    label: 'Jours facturés par an',
    min: 60,
    max: 180,
    defaultValue: 110,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const InWords: Story = {
  args: {
    format: (value) => `${value} jours`,
    help: 'Ce qui reste après les congés, la prospection, la gestion et la formation.',
  },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Jours facturés par an' })
    await expect(slider).toHaveAttribute('aria-valuetext', '110 jours')
    // Simulated keys do not move it: the arrows are the browser's own.
    await fireEvent.change(slider, { target: { value: '111' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(111)
    await expect(canvas.getByText('111 jours')).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', '111 jours')
  },
}

export const Ends: Story = {
  render: (args) => (
    <Stack>
      {[args.min, args.max].map((value) => (
        <Slider key={value} {...args} id={`jours-${value}`} defaultValue={value} />
      ))}
    </Stack>
  ),
}

export const OwnedByTheParent: Story = {
  args: { id: 'jours-tenus', value: 140, step: 10 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await expect(canvas.getByRole('slider')).toHaveValue('140')
  },
}

export const Disabled: Story = { args: { id: 'jours-clos', disabled: true } }
