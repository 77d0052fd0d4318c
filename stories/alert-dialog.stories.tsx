import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AlertDialog } from '#ui/dialog'

const meta = {
  title: 'Overlays/Alert dialog',
  component: AlertDialog,
  args: {
    defaultOpen: true,
    onConfirm: fn(),
    title: 'Effacer la sauvegarde ?',
    labels: { confirm: 'Effacer', cancel: 'Garder' },
    children: <p>Opale repart du niveau 1.</p>,
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Effacer la sauvegarde ?' })
    await expect(dialog).toHaveAccessibleDescription('Opale repart du niveau 1.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Garder' })).toHaveFocus())
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
  },
}

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}
