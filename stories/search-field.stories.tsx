import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '#ui/search-field'

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: {
    action: '#resultats',
    name: 'q',
    label: 'Chercher un terme',
    placeholder: 'Plongement, agent, rappel…',
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Works before any script: the question goes by GET. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Chercher un terme' })
    await userEvent.type(field, 'rappel')
    await expect(field).toHaveValue('rappel')
  },
}

export const Answered: Story = { args: { defaultValue: 'plongement' } }

function Echo(props: SearchFieldProps): ReactElement {
  const [question, setQuestion] = useState('')
  return (
    <>
      <SearchField {...props} onValueChange={setQuestion} />
      <output>{question}</output>
    </>
  )
}

/** The page answers by itself: each letter is heard, Enter sends nothing. */
export const AnswersInPlace: Story = {
  args: { keep: { lang: 'fr' } },
  render: (args) => <Echo {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Chercher un terme' })
    await userEvent.type(field, 'rappel{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('rappel')
    await expect(field).toBeVisible()
  },
}
