import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '#ui/stack'
import { Mark, Wordmark, WordmarkImage } from '../site/components/wordmark/index.ts'
import { WORDMARK_SIZES } from '../site/components/wordmark/wordmark.tsx'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Identity/Wordmark',
  component: Wordmark,
  argTypes: { size: choice(WORDMARK_SIZES) },
  args: { label: 'Opale' },
} satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

/** The o is a ring of opal. */
export const Sizes: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack gap={6} align="start">
      {WORDMARK_SIZES.map((size) => (
        <Wordmark key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Opale' })).toHaveLength(2)
  },
}

/** From a file for each theme: what stands on every page need not be in each. */
export const FromAFile: Story = {
  render: (args) => (
    <WordmarkImage {...args} dark="/opale/wordmark.dark.svg" light="/opale/wordmark.light.svg" />
  ),
}

/** The ring alone on its night tile, as in the browser's tab. */
export const TheMark: Story = {
  render: () => (
    <Inline align="end">
      {[16, 32, 48, 96].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Inline>
  ),
}
