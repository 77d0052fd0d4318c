import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Combobox, ComboboxParts } from '#ui/combobox'
import { Field } from '#ui/field'
import { Inline } from '#ui/stack'

const cities = [
  { value: 'nantes', label: 'Nantes', description: 'Loire-Atlantique' },
  { value: 'nice', label: 'Nice', description: 'Alpes-Maritimes' },
  { value: 'rennes', label: 'Rennes', description: 'Ille-et-Vilaine', disabled: true },
]

/** The page filters: here by the beginning of a name. */
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  subcomponents: { ...ComboboxParts },
  args: { listLabel: 'Villes', options: cities, onValueChange: fn() },
  render: function Filtered(args) {
    const [text, setText] = useState('')
    const options = cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
    return (
      <Field label="Ville">
        <Combobox
          {...args}
          options={options}
          status={options.length === 0 ? 'Aucune ville.' : undefined}
          inputValue={text}
          onInputValueChange={setText}
        />
      </Field>
    )
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Answered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), 'n')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), 'ni{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Nice')
    await expect(args.onValueChange).toHaveBeenCalledWith('nice')
  },
}

/** Words that name nothing stay until one leaves; then the value's own are back. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Ville' })
    await userEvent.type(box, 'ni{ArrowDown}{Enter}')
    await userEvent.type(box, 'x')
    await userEvent.tab()
    await expect(box).toHaveValue('Nice')
  },
}

/** Emptying the line empties the value. */
export const Emptied: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Ville' })
    await userEvent.type(box, 'ni{ArrowDown}{Enter}')
    await userEvent.clear(box)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

/** With `allowCustom`, whatever is written is a value. */
export const Custom: Story = {
  args: { allowCustom: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), 'Oslo')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Oslo')
  },
}

export const None: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), 'x')
    await expect(canvas.getByText('Aucune ville.')).toBeVisible()
  },
}

/** Parts draw it otherwise: here each option with the badge of its region. */
export const Parts: Story = {
  render: ({ options, onValueChange }) => (
    <Field label="Ville">
      <ComboboxParts.Root options={options} onValueChange={onValueChange}>
        <ComboboxParts.Input placeholder="Nantes" />
        <ComboboxParts.Popup>
          <ComboboxParts.List label="Villes">
            {(option) => (
              <ComboboxParts.Option key={option.value} option={option}>
                <Inline justify="between">
                  {option.label}
                  <Badge>{option.description}</Badge>
                </Inline>
              </ComboboxParts.Option>
            )}
          </ComboboxParts.List>
          <ComboboxParts.Status>Trois villes</ComboboxParts.Status>
        </ComboboxParts.Popup>
      </ComboboxParts.Root>
    </Field>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Ville' })
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowDown}')
    const option = canvas.getByRole('option', { name: 'Nantes Loire-Atlantique' })
    await expect(box).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nantes')
    await expect(box).toHaveValue('Nantes')
    await userEvent.keyboard('{ArrowDown}')
  },
}
