import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { LanguageSwitcher } from '../site/components/language-switcher/index.ts'
import {
  dragToClose,
  MobileMenu,
  type MobileMenuProps,
} from '../site/components/mobile-menu/index.ts'
import { ThemeSwitch } from '#ui/theme-switch'
import { columns, languages } from './sample/navigation.ts'

/** As a page does it: the sheet first, then what lets one drag it down. */
function Dragged(props: MobileMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => (sheet.current ? dragToClose(sheet.current) : undefined), [])
  return (
    <>
      <IconButton label="Ouvrir le menu" popoverTarget={props.id}>
        <Icon name="menu" />
      </IconButton>
      <MobileMenu {...props} ref={sheet} />
    </>
  )
}

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
  render: (args) => <Dragged {...args} />,
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

/** Navigation A for an admin: a line above everything else, and a place that holds no others. */
export const WithANotice: Story = {
  args: {
    notice: 'Mode Administrateur',
    sections: [
      ...columns.map(({ title, links }) => ({ key: title, label: title, links })),
      { key: 'news', label: 'Actualités', links: [], href: '#actualites' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    await expect(canvas.getByText('Mode Administrateur')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Actualités' })).toHaveAttribute(
      'href',
      '#actualites',
    )
  },
}

export const DraggedDown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    const title = canvas.getByRole('heading', { name: 'Menu' })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: title, coords: { clientY: 10 } },
      { target: title, coords: { clientY: 150 } },
      { keys: '[/MouseLeft]', target: title, coords: { clientY: 150 } },
    ])
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
