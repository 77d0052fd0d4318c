import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '#ui/checkbox'
import { Fieldset } from '#ui/form'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { id: 'copie', label: 'Recevoir une copie', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = {
  args: { help: 'À l’adresse que vous venez d’écrire.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Recevoir une copie' })
    await expect(box).toHaveAccessibleDescription('À l’adresse que vous venez d’écrire.')
    await userEvent.click(canvas.getByText('Recevoir une copie'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const States: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} id="a" label="À cocher" />
      <Checkbox {...args} id="b" label="Coché" defaultChecked />
      <Checkbox {...args} id="c" label="Inactif" disabled />
      <Checkbox {...args} id="d" label="Coché, inactif" disabled defaultChecked />
      <Checkbox
        {...args}
        id="e"
        label="J’ai lu comment mes réponses seront utilisées, combien de temps elles seront gardées et à qui demander leur effacement"
        error="Cochez cette case pour envoyer le message."
        required
      />
    </>
  ),
}

const CATEGORIES = [
  ['Assistants et recherche', 86],
  ['E-mail et messages', 72],
  ['Données et tableurs', 54],
] as const

export const Filters: Story = {
  render: (args) => (
    <Fieldset legend="Catégorie">
      <div>
        {CATEGORIES.map(([label, count], index) => (
          <Checkbox
            {...args}
            key={label}
            id={`cat-${index}`}
            label={label}
            end={String(count)}
            defaultChecked={index === 1}
          />
        ))}
      </div>
    </Fieldset>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Catégorie' })
    await expect(group).toContainElement(
      canvas.getByRole('checkbox', { name: 'E-mail et messages 72' }),
    )
  },
}
