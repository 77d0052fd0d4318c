import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '#ui/pagination'
import { Stack } from '#ui/stack'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages de la bibliothèque',
    page: 7,
    pages: 21,
    hrefOf: (page) => `?page=${page}`,
    nameOf: (page) => `Page ${page}`,
    previous: 'Précédente',
    next: 'Suivante',
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Précédente' })).toHaveAttribute(
      'href',
      '?page=6',
    )
    await expect(canvas.getByRole('link', { name: 'Suivante' })).toHaveAttribute('rel', 'next')
  },
}

export const Ends: Story = {
  render: (args) => (
    <Stack gap={3}>
      {[1, 4, 18, 21].map((page) => (
        <Pagination key={page} {...args} label={`${args.label}, ${page}`} page={page} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Précédente' })
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    await expect(first).not.toHaveAttribute('href')
  },
}

export const Few: Story = { args: { page: 2, pages: 3 } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
