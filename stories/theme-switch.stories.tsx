import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeSwitch } from '#ui/theme-switch'

const meta = {
  title: 'Navigation/Theme switch',
  component: ThemeSwitch,
  args: {
    labels: { toLight: 'Passer au thème clair', toDark: 'Passer au thème sombre' },
    onClick: fn(),
  },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

/** Its name and its icon say where it leads. */
export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passer au thème clair' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const InTheLight: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passer au thème sombre' })).toBeVisible()
  },
}

export const Framed: Story = { args: { framed: true } }
