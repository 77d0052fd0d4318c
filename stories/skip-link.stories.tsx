import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from '#ui/skip-link'
import { Text } from '#ui/text'

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { label: 'Aller au contenu', href: '#contenu' },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Text id="contenu">Appuyez sur la touche de tabulation.</Text>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** The first thing that the Tab key meets, and seen only then. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0)
  },
}
