import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, LINK_VARIANTS } from '#ui/link'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'

const meta = {
  title: 'Text/Link',
  component: Link,
  args: { href: '#suite', children: 'la recherche sémantique' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack>
      {LINK_VARIANTS.map((variant) => (
        <Text key={variant}>
          Entre les deux, il y a <Link {...args} variant={variant} />.
        </Text>
      ))}
    </Stack>
  ),
}

/** Says that it leaves the site to everyone: a sign for those who see, words for the others. */
export const External: Story = {
  args: { external: 'autre site', children: 'le barème officiel' },
  render: Variants.render!,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^le barème officiel\s?autre site$/u })
    await expect(links).toHaveLength(LINK_VARIANTS.length)
  },
}

/** Alone, it is a target of 44 px. */
export const Alone: Story = {
  args: { variant: 'more', children: 'Lire la suite' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
}

/** A link in another language says so to the voice that reads it. */
export const OtherLanguage: Story = {
  args: { lang: 'en', children: 'Read in English' },
}
