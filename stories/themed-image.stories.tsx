import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemedImage } from '#ui/themed-image'

const meta = {
  title: 'Identity/Themed image',
  component: ThemedImage,
  args: {
    dark: '/opale/nap.dark.svg',
    light: '/opale/nap.light.svg',
    width: 280,
    height: 196,
    alt: 'Opale dort, le menton sur les bras.',
  },
} satisfies Meta<typeof ThemedImage>
export default meta
type Story = StoryObj<typeof meta>

/** Of the two drawings one is in the page's tree; the other is not even fetched. */
export const OfOpale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}
