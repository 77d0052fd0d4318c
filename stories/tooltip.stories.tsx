import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button, IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { Tooltip, TooltipParts } from '#ui/tooltip'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  subcomponents: { ...TooltipParts },
  args: {
    text: 'Rejoue les mêmes commandes avec la même graine',
    children: <Button>Rejouer</Button>,
  },
  decorators: [
    (Story) => (
      <p>
        <br />
        <br />
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rejouer' })
    await expect(button).toHaveAccessibleDescription(/même graine/u)
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const tip = canvas.getByRole('tooltip')
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(tip).not.toBeVisible()
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(tip).toBeVisible())
  },
}

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rejouer' })
    await userEvent.hover(button)
    const tip = await waitFor(() => canvas.getByRole('tooltip'))
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.hover(tip)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(tip).toBeVisible()
    await userEvent.unhover(tip)
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
  },
}

export const Echo: Story = {
  args: {
    text: 'Passer en thème clair',
    echo: true,
    children: (
      <IconButton label="Passer en thème clair">
        <Icon name="sun" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Passer en thème clair' })
    await expect(button).not.toHaveAccessibleDescription()
    await waitFor(() => expect(canvas.getByText('Passer en thème clair')).toBeVisible())
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'La version des règles, les nœuds passés, les services simulés et l’empreinte : de quoi refaire exactement le même parcours ailleurs.',
    children: <Button>Reçu</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

/** Parts hold more than words, for those who read them as much as for those who hear them. */
export const Parts: Story = {
  render: ({ text, children }) => (
    <TooltipParts.Root>
      <TooltipParts.Trigger>{children}</TooltipParts.Trigger>
      <TooltipParts.Tip>
        <b>{text}</b>
      </TooltipParts.Tip>
    </TooltipParts.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/même graine/u)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
}
