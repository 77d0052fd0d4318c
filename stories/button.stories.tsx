import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from '#ui/button'
import { Icon } from '#ui/icon'
import { Inline, Stack } from '#ui/stack'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { variant: choice(BUTTON_VARIANTS), size: choice(BUTTON_SIZES) },
  args: { children: 'Décrire mon projet', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** `solid` is the one main action of a view; the pink one is for writing to us, and nothing else. */
export const Variants: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack>
      {BUTTON_SIZES.map((size) => (
        <Inline key={size}>
          {BUTTON_VARIANTS.map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const WithIcon: Story = {
  args: {
    variant: 'solid',
    children: (
      <>
        Décrire mon projet
        <Icon name="arrow" />
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Décrire mon projet' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Inline>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** It keeps place, width and focus, and answers to nothing. */
export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <Inline>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(button)
      await expect(button).toHaveFocus()
    }
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Side by side, to see that the width does not change. */
export const IdleThenBusy: Story = {
  render: (args) => (
    <Stack align="start">
      {[false, true].map((busy) => (
        <Button key={String(busy)} {...args} variant="contact" busy={busy}>
          Envoyer le message
          <Icon name="arrow" />
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    await expect(busy).toBe(idle)
  },
}

/** Words wrap; nothing is cut off. */
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'line',
    children:
      'Demander un audit gratuit de vos usages de l’intelligence artificielle en entreprise',
  },
}
