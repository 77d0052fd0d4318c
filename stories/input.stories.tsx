import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '#ui/field'
import { FormRow } from '#ui/form'
import { Input, INPUT_TYPES } from '#ui/input'

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { onChange: fn() },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

const LABELS: Record<(typeof INPUT_TYPES)[number], [label: string, value: string]> = {
  text: ['Votre nom', 'Camille'],
  email: ['Votre e-mail', 'camille@exemple.fr'],
  tel: ['Votre téléphone', '01 99 00 12 34'],
  url: ['Votre site', 'https://exemple.fr'],
  password: ['Clé d’accès', 'quatre mots au hasard'],
  number: ['Jours par mois', '12'],
  date: ['Premier choix', '2026-03-12'],
}

export const Types: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <FormRow>
      {INPUT_TYPES.map((type) => (
        <Field key={type} id={type} label={LABELS[type][0]}>
          <Input {...args} type={type} defaultValue={LABELS[type][1]} />
        </Field>
      ))}
    </FormRow>
  ),
}

export const Units: Story = {
  render: (args) => (
    <FormRow>
      <Field id="gain" label="Ce que vous gardez, par mois" help="Avant impôt sur le revenu.">
        <Input {...args} unit="€" inputMode="numeric" defaultValue="2 800" />
      </Field>
      <Field id="congés" label="Congés, par an">
        <Input {...args} unit="jours" inputMode="numeric" defaultValue="25" />
      </Field>
    </FormRow>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Ce que vous gardez, par mois' })
    await expect(input).toHaveAccessibleDescription('€ Avant impôt sur le revenu.')
    await userEvent.clear(input)
    await userEvent.type(input, '3 100')
    await expect(input).toHaveValue('3 100')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const States: Story = {
  render: (args) => (
    <FormRow>
      <Field id="vide" label="Vide">
        <Input {...args} placeholder="vous@exemple.fr" />
      </Field>
      <Field id="faux" label="À revoir" error="Il manque la fin de l’adresse.">
        <Input {...args} defaultValue="camille@" />
      </Field>
      <Field id="lu" label="En lecture seule">
        <Input {...args} readOnly defaultValue="opale-2026" />
      </Field>
      <Field id="off" label="Inactif">
        <Input {...args} disabled defaultValue="Choisissez d’abord un sujet" />
      </Field>
    </FormRow>
  ),
}
