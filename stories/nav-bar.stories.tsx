import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Breadcrumbs } from '#ui/breadcrumbs'
import { ButtonLink } from '#ui/button'
import { LanguageSwitcher } from '../site/components/language-switcher/index.ts'
import { NAV_BAR_HEIGHT, NavBar, PlainNav } from '../site/components/nav-bar/index.ts'
import { NavLinks } from '../site/components/nav-link/index.ts'
import { media } from '#ui/theme/media'
import { ThemeSwitch } from '#ui/theme-switch'
import { UniverseSwitcher } from '../site/components/universe-switcher/index.ts'
import { Brand } from './sample/brand.tsx'
import { languages, places, universes } from './sample/navigation.ts'

const tools = (
  <>
    <LanguageSwitcher
      label="Langue"
      unavailable="Bientôt disponible"
      soon="bientôt"
      options={languages}
      current="fr"
    />
    <ThemeSwitch
      labels={{ toLight: 'Passer au thème clair', toDark: 'Passer au thème sombre' }}
      onClick={fn()}
    />
  </>
)
const action = (
  <ButtonLink size="s" variant="contact" href="#contact">
    Contact
  </ButtonLink>
)
const crumbs = (
  <Breadcrumbs
    label="Fil d’Ariane"
    items={[{ label: 'Accueil', href: '#accueil' }, { label: 'Développement' }]}
  />
)

const meta = {
  title: 'Navigation/Nav bar',
  component: NavBar,
  globals: { viewport: { value: 'desktop' } },
  args: {
    brand: <Brand />,
    switcher: <UniverseSwitcher label="Changer d’univers, CODE" options={universes} />,
    links: <NavLinks label="Navigation principale" items={places} />,
    tools,
    action,
    menu: { id: 'menu', label: 'Menu' },
    children: crumbs,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '180px' } } },
} satisfies Meta<typeof NavBar>
export default meta
type Story = StoryObj<typeof meta>

/** Under 1280 px all but the brand and the one action leave for the menu. */
const play: Story['play'] = async ({ canvas }) => {
  const { height } = canvas.getByRole('banner').getBoundingClientRect()
  await expect(height).toBe(NAV_BAR_HEIGHT)
  await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible()
  const whole = matchMedia(media.nav).matches
  const links = canvas.queryAllByRole('navigation', { name: 'Navigation principale' })
  await expect(links).toHaveLength(whole ? 1 : 0)
  await expect(canvas.queryAllByRole('button', { name: 'Menu' })).toHaveLength(whole ? 0 : 1)
}

/** Two rows, always in sight, always as high. */
export const Whole: Story = { play }

export const OnALaptop: Story = { play, globals: { viewport: { value: 'laptop' } } }
export const OnATablet: Story = { play, globals: { viewport: { value: 'tablet' } } }
export const OnAPhone: Story = { play, globals: { viewport: { value: 'phone' } } }

/** Pages apart from the others: brand, language, theme, contact. */
export const Alternate: Story = {
  args: {
    switcher: undefined,
    links: undefined,
    tools: undefined,
    menu: undefined,
    action: (
      <>
        {tools}
        {action}
      </>
    ),
  },
}

/** When the navigation itself fails. */
export const Plain: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PlainNav
      label="Navigation principale"
      links={[
        { label: 'Accueil', href: '#accueil' },
        { label: 'Services IA', href: '#ia' },
        { label: 'Explorer', href: '#explorer' },
        { label: 'Contact', href: '#contact' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
