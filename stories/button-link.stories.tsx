import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BUTTON_VARIANTS, ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { Inline } from '#ui/stack'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Actions/Button link',
  component: ButtonLink,
  argTypes: { variant: choice(BUTTON_VARIANTS) },
  args: { href: '#contact', children: 'Écrire un message' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Inline>
      {BUTTON_VARIANTS.map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
}

/** The arrow is for what leaves the page or goes further. */
export const Contact: Story = {
  args: {
    variant: 'contact',
    children: (
      <>
        Écrire un message
        <Icon name="arrow" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Écrire un message' })
    await expect(link).toHaveAttribute('href', '#contact')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
