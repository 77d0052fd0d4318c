import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '#ui/field'
import { Input } from '#ui/input'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { id: 'nom', label: 'Votre nom', children: <Input name="nom" autoComplete="name" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const WithHelp: Story = {
  args: { help: 'Comme on vous appelle.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Votre nom'))
    const input = canvas.getByRole('textbox', { name: 'Votre nom' })
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('Comme on vous appelle.')
    await expect(input).not.toBeInvalid()
  },
}

export const Required: Story = {
  args: { id: 'nom-requis', required: true, mark: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
}

export const Optional: Story = { args: { id: 'nom-libre', mark: 'facultatif' } }

export const WithError: Story = {
  args: {
    id: 'adresse',
    label: 'Votre e-mail',
    help: 'Pour vous répondre, et rien d’autre.',
    error: 'Il manque la fin de l’adresse.',
    children: <Input type="email" name="adresse" defaultValue="camille@" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(
      'Il manque la fin de l’adresse. Pour vous répondre, et rien d’autre.',
    )
  },
}

export const LongWords: Story = {
  args: {
    id: 'garder',
    label:
      'Ce que vous aimeriez garder chaque mois une fois payées les cotisations et les dépenses de l’activité',
    mark: 'facultatif',
    help: 'Une estimation suffit : comptez ce qui reste après les cotisations, l’assurance, le matériel et les déplacements, avant l’impôt sur le revenu.',
    error:
      'Le montant contient une lettre : écrivez-le en chiffres, sans espace ni symbole, par exemple 2800.',
  },
}
