import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '#ui/field'
import { Textarea } from '#ui/textarea'

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { id: 'besoin', name: 'besoin' },
  render: ({ id = '', ...args }) => (
    <Field id={id} label="Votre besoin">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    placeholder: 'Ce qui prend du temps, ce que vous aimeriez à la place. Trois lignes suffisent.',
  },
}

export const Counted: Story = {
  args: { id: 'besoin-court', maxLength: 60, count: (used) => `${used} sur 60` },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Votre besoin' })
    await expect(canvas.getByText('0 sur 60')).toHaveAttribute('aria-live', 'off')
    await expect(area).toHaveAccessibleDescription('0 sur 60')
    await userEvent.type(area, 'Notre équipe cherche dans 400 procédures.')
    await expect(canvas.getByText('41 sur 60')).toHaveAttribute('aria-live', 'off')
    await userEvent.type(area, ' Une source suffirait.')
    await expect(canvas.getByText('60 sur 60')).toHaveAttribute('aria-live', 'polite')
    await expect(area).toHaveValue('Notre équipe cherche dans 400 procédures. Une source suffira')
  },
}

const PARAGRAPH =
  'Notre équipe cherche chaque jour dans 400 procédures. On aimerait une réponse avec sa source, et savoir quand il n’y en a pas.'

export const GrowsWithItsText: Story = {
  args: { id: 'besoin-long', defaultValue: Array.from({ length: 3 }, () => PARAGRAPH).join('\n') },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
  },
}

export const WithError: Story = {
  render: (args) => (
    <Field id="besoin-vide" label="Votre besoin" error="Une phrase suffit, mais il en faut une.">
      <Textarea name={args.name} />
    </Field>
  ),
}

export const Disabled: Story = {
  args: { id: 'besoin-clos', disabled: true, defaultValue: PARAGRAPH },
}
