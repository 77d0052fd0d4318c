import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '#ui/field'
import { Select } from '#ui/select'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { id: 'univers', name: 'univers', onChange: fn() },
  render: ({ id = '', ...args }) => (
    <Field id={id} label="Univers">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const universes = (
  <>
    <option value="code">Code</option>
    <option value="ia">IA — Intelligence artificielle</option>
    <option value="plus">Plus</option>
  </>
)

export const Closed: Story = {
  args: { defaultValue: 'ia', children: universes },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Univers' })
    await expect(select).toHaveDisplayValue('IA — Intelligence artificielle')
    await userEvent.selectOptions(select, 'plus')
    await expect(select).toHaveValue('plus')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Grouped: Story = {
  args: {
    id: 'service',
    defaultValue: 'Assistant documentaire interrogé dans toutes les langues de l’entreprise',
    children: (
      <>
        <optgroup label="Services">
          <option>Assistant documentaire interrogé dans toutes les langues de l’entreprise</option>
          <option>Agents</option>
        </optgroup>
        <optgroup label="Conseil">
          <option>Audit</option>
          <option disabled>Formation, bientôt</option>
        </optgroup>
      </>
    ),
  },
}

export const WithError: Story = {
  args: {
    id: 'univers-vide',
    children: (
      <>
        <option value="">Choisir…</option>
        {universes}
      </>
    ),
  },
  render: ({ id = '', ...args }) => (
    <Field id={id} label="Univers" error="Choisissez l’univers de votre projet.">
      <Select {...args} />
    </Field>
  ),
}

export const Disabled: Story = { args: { id: 'univers-clos', disabled: true, children: universes } }
