import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { CheckboxGroup } from '#ui/checkbox-group'

const tasks = [
  { value: 'mail', label: 'Répondre aux e-mails', help: 'Ceux qui se ressemblent.' },
  { value: 'files', label: 'Retrouver un document', help: 'Une clause, une version, un prix.' },
  { value: 'minutes', label: 'Écrire des comptes rendus' },
  { value: 'entry', label: 'Ressaisir des données', help: 'D’un logiciel à l’autre.' },
]

/** Some of a few answers; as many as `most` at once. */
const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    id: 'taches',
    name: 'taches',
    legend: 'Quelles tâches reviennent chaque semaine ?',
    options: tasks,
    value: ['mail'],
    onValueChange: () => undefined,
  },
  render: function Kept(args) {
    const [value, setValues] = useState(args.value)
    return <CheckboxGroup {...args} value={value} onValueChange={setValues} />
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: /Répondre/u })).toHaveFocus()
    await userEvent.click(canvas.getByText('Retrouver un document'))
    await expect(canvas.getByRole('checkbox', { name: /Retrouver/u })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /Répondre/u })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: /Retrouver/u })).not.toBeChecked()
  },
}

export const Pills: Story = {
  args: { id: 'taches-courtes', name: 'taches-courtes', variant: 'pills' },
}

/** Two are enough: the others wait until one of them is taken back. */
export const AtMost: Story = {
  args: {
    id: 'deux',
    name: 'deux',
    most: 2,
    help: '2 réponses au plus.',
    value: ['mail', 'files'],
  },
  play: async ({ canvas }) => {
    const third = canvas.getByRole('checkbox', { name: /Écrire/u })
    await expect(third).toBeDisabled()
    await userEvent.click(canvas.getByText('Répondre aux e-mails'))
    await expect(third).toBeEnabled()
  },
}

export const Missing: Story = {
  args: { id: 'aucune', name: 'aucune', value: [], error: 'Cochez au moins une réponse.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /Quelles tâches/u })
    await expect(group).toHaveAccessibleDescription('Cochez au moins une réponse.')
  },
}
