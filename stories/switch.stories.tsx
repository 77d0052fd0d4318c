import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from '#ui/switch'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { id: 'mesure', label: 'Mesure d’audience', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Turned: Story = {
  args: { help: 'Quelles pages sont lues, sans savoir par qui.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('switch', { name: 'Mesure d’audience' })
    await expect(button).not.toBeChecked()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(button).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(button).toHaveAccessibleDescription(
      'Quelles pages sont lues, sans savoir par qui.',
    )
  },
}

export const States: Story = {
  render: (args) => (
    <>
      <Switch {...args} id="off" label="Éteint" />
      <Switch {...args} id="on" label="Allumé" defaultChecked />
      <Switch {...args} id="off-dead" label="Éteint, inactif" disabled />
      <Switch
        {...args}
        id="on-dead"
        label="Nécessaire"
        help="Toujours actif : sans cela, le site oublierait votre thème."
        disabled
        defaultChecked
      />
    </>
  ),
}
