import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ToggleGroup } from '#ui/toggle-group'

const meta = {
  title: 'Actions/Toggle group',
  component: ToggleGroup,
  args: {
    label: 'Affichage',
    defaultValue: ['list'],
    onValueChange: fn(),
    toggles: [
      { value: 'list', label: 'Liste', icon: 'doc' },
      { value: 'grid', label: 'Grille', icon: 'window' },
      { value: 'map', label: 'Carte', disabled: true },
    ],
  },
} satisfies Meta<typeof ToggleGroup>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grille' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['grid'])
    await expect(canvas.getByRole('button', { name: 'Liste' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
}

export const Several: Story = { args: { multiple: true, defaultValue: ['list', 'grid'] } }
