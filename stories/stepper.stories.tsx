import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '#ui/field'
import { Stepper } from '#ui/stepper'

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  args: {
    id: 'personnes',
    labels: { less: 'Une personne de moins', more: 'Une personne de plus' },
    name: 'personnes',
    defaultValue: 4,
    min: 1,
    max: 6,
    onChange: fn(),
  },
  render: ({ id = '', ...args }) => (
    <Field id={id} label="Personnes dans l’équipe">
      <Stepper {...args} />
    </Field>
  ),
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Stepped: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Personnes dans l’équipe' })
    const more = canvas.getByRole('button', { name: 'Une personne de plus' })
    await userEvent.click(more)
    await expect(number).toHaveValue(5)
    await expect(canvas.getByRole('status')).toHaveTextContent('5')
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(number).toHaveValue(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Une personne de moins' }))
    await expect(number).toHaveValue(5)
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await userEvent.clear(number)
    await userEvent.type(number, '2')
    await expect(number).toHaveValue(2)
  },
}

export const WithError: Story = {
  args: { id: 'personnes-zero', defaultValue: 0 },
  render: ({ id = '', ...args }) => (
    <Field id={id} label="Personnes dans l’équipe" error="Comptez au moins une personne.">
      <Stepper {...args} />
    </Field>
  ),
}

export const Disabled: Story = { args: { id: 'personnes-clos', disabled: true } }
