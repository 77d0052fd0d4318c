import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from '#ui/file-drop'

const meta = {
  title: 'Forms/File drop',
  component: FileDrop,
  args: {
    id: 'sauvegarde',
    label: 'Importer une sauvegarde',
    hint: 'ou déposez le fichier ici',
    accept: '.json',
    onValueChange: fn(),
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { help: 'Le fichier est d’abord vérifié ; l’ancienne sauvegarde reste récupérable.' },
}

export const Chosen: Story = {
  args: { id: 'choisi' },
  play: async ({ canvas, args }) => {
    const file = new File(['{}'], 'opale-serein.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Importer une sauvegarde'), file)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([file])
    await expect(canvas.getByRole('status')).toHaveTextContent('opale-serein.json')
  },
}

export const DraggedOver: Story = {
  args: { id: 'survole' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Importer une sauvegarde')
    await fireEvent.dragEnter(input)
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'))
    await fireEvent.dragLeave(input)
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'))
    await fireEvent.dragEnter(input)
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'))
  },
}

export const Refused: Story = {
  args: {
    id: 'refuse',
    error: 'Ce fichier n’est pas une sauvegarde : choisissez celui que vous aviez exporté.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Importer une sauvegarde')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { id: 'clos', disabled: true } }
