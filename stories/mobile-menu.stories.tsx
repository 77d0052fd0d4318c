import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { LanguageSwitcher } from '#ui/language-switcher'
import { MobileMenu } from '#ui/mobile-menu'
import { ThemeSwitch } from '#ui/theme-switch'
import { columns, languages } from './sample/navigation.ts'

const meta = {
  title: 'Navigation/Mobile menu',
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  args: {
    id: 'menu',
    title: 'Menu',
    closeLabel: 'Fermer',
    tiles: [
      {
        key: 'code',
        label: 'Développement',
        href: '#code',
        icon: 'code',
        universe: 'code',
        current: true,
      },
      { key: 'ia', label: 'Services IA', href: '#ia', icon: 'ia', universe: 'ia' },
      { key: 'plus', label: 'Workflows', href: '#workflows', icon: 'flow', universe: 'plus' },
      { key: 'cv', label: 'CV', href: '#cv', icon: 'user' },
    ],
    sections: columns.map(({ title, links }) => ({ key: title, label: title, links })),
    contact: { label: 'Contact', href: '#contact' },
    theme: (
      <ThemeSwitch
        labels={{ toLight: 'Passer au thème clair', toDark: 'Passer au thème sombre' }}
        onClick={fn()}
        framed
      />
    ),
    language: (
      <LanguageSwitcher
        label="Langue"
        unavailable="Bientôt disponible"
        soon="bientôt"
        options={languages}
        current="fr"
        framed
      />
    ),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => (
    <>
      <IconButton label="Ouvrir le menu" popoverTarget={args.id}>
        <Icon name="menu" />
      </IconButton>
      <MobileMenu {...args} />
    </>
  ),
} satisfies Meta<typeof MobileMenu>
export default meta
type Story = StoryObj<typeof meta>

/** A sheet near the thumb, which the browser itself opens. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    const menu = canvas.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Développement' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const SectionUnfolded: Story = {
  args: {
    sections: columns.map(({ title, links }, place) => ({
      key: title,
      label: title,
      links: links.map((link, first) => ({ ...link, current: first === 0 })),
      open: place === 0,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    await expect(canvas.getByRole('link', { name: 'Consultant RAG' })).toBeVisible()
  },
}

export const ClosedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
