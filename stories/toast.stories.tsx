import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button'
import { STATUSES } from '#ui/icon'
import { Toast, ToastStack, type ToastStackProps } from '#ui/toast'

/** A page whose button says something new each time. */
function Talking(props: ToastStackProps): ReactElement {
  const [messages, setMessages] = useState(props.messages)
  const dismiss = (id: string) => {
    setMessages((all) => all.filter((message) => message.id !== id))
    props.onDismiss(id)
  }
  const add = () =>
    setMessages((all) => [
      ...all,
      { id: `${all.length + 1}`, message: `Message ${all.length + 1}`, tone: 'success' },
    ])
  return (
    <>
      <Button onClick={add}>Un message</Button>
      <ToastStack {...props} messages={messages} onDismiss={dismiss} />
    </>
  )
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastStack,
  subcomponents: { Toast },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Messages',
    dismissLabel: 'Fermer ce message',
    onDismiss: fn(),
    duration: null,
    messages: [],
  },
  render: (args) => <Talking {...args} />,
} satisfies Meta<typeof ToastStack>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  args: {
    max: STATUSES.length,
    messages: [
      { id: '1', tone: 'info', title: 'Opale dort', message: 'Elle se réveille dans une heure.' },
      { id: '2', tone: 'success', message: 'Sauvegarde exportée.' },
      { id: '3', tone: 'warning', message: 'Brouillon gardé sur cet appareil, pas encore envoyé.' },
      { id: '4', tone: 'danger', message: 'Import refusé : l’ancienne sauvegarde reste là.' },
    ],
  },
}

export const WithAction: Story = {
  args: {
    messages: [
      {
        id: '1',
        message: 'Trois filtres retirés.',
        action: { label: 'Annuler', onClick: fn() },
      },
    ],
  },
}

export const AtMostThree: Story = {
  play: async ({ canvas, args, step }) => {
    const add = canvas.getByRole('button', { name: 'Un message' })
    for (let count = 0; count < 4; count += 1) await userEvent.click(add)
    const shown = () => canvas.getAllByText(/^Message \d/u).map(({ textContent }) => textContent)
    await expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3'])
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-live', 'polite')
    await step('the next one comes when one goes, and the focus stays in the stack', async () => {
      const [first] = canvas.getAllByRole('button', { name: 'Fermer ce message' })
      if (!first) throw new Error('no button')
      await userEvent.click(first)
      await expect(args.onDismiss).toHaveBeenLastCalledWith('1')
      await expect(shown()).toEqual(['Message 2', 'Message 3', 'Message 4'])
      await expect(canvas.getByText('Message 2').closest('li')).toContainElement(
        document.activeElement as HTMLElement,
      )
    })
  },
}

export const GoesByItself: Story = {
  // Long enough to reach it with the mouse, also on a busy machine.
  args: { duration: 2000 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Un message' }))
    const message = canvas.getByText('Message 1')
    await userEvent.hover(message)
    await new Promise((resolve) => setTimeout(resolve, 2200))
    await expect(message).toBeInTheDocument()
    await userEvent.unhover(message)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'))
    await expect(message).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { ...Kinds, globals: { viewport: { value: 'phone' } } }
