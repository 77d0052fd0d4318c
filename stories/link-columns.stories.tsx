import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkColumns } from '../site/components/link-columns/index.ts'
import { columns } from './sample/navigation.ts'

const meta = {
  title: 'Navigation/Link columns',
  component: LinkColumns,
  args: { groups: columns },
} satisfies Meta<typeof LinkColumns>
export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Services' })).toBeVisible()
  },
}

/** How many there are, when it is worth saying. */
export const Counted: Story = {
  args: { groups: columns.map((group) => ({ ...group, count: group.links.length })) },
}
