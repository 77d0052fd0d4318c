import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NavLinks } from '../site/components/nav-link/index.ts'
import { places } from './sample/navigation.ts'

const meta = {
  title: 'Navigation/Nav links',
  component: NavLinks,
  globals: { viewport: { value: 'desktop' } },
  args: { label: 'Navigation principale', items: places },
} satisfies Meta<typeof NavLinks>
export default meta
type Story = StoryObj<typeof meta>

export const WithBadges: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Développement' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    const described = canvas.getByRole('link', { name: 'Workflows Expert' })
    await expect(described).toHaveAccessibleDescription('Automatisations prêtes à importer')
  },
}

/** [2.3.45] Every entry stays, « Accueil » too. */
export const WithLessRoom: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toBeVisible()
  },
}
