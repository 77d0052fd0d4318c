/** What stands above and below a page: the header its path asks for, the menu's tiles, the footer's switches. */
import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { PropsWithChildren, ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { Brand } from '../site/layout/brand.tsx'
import { buildLayout } from '../site/layout/build-layout.ts'
import { setMascot } from '../site/layout/corner/mascot-slot.ts'
import { visibility } from '../site/layout/corner/use-visibility.ts'
import { Header } from '../site/layout/header.tsx'
import type { LayoutData } from '../site/layout/layout-data.ts'
import { SiteFooter } from '../site/layout/site-footer.tsx'
import { LanguageLinks, ThemeToggle } from '../site/layout/switches.tsx'
import { useMenuTiles } from '../site/layout/use-menu-tiles.ts'
import { hereOf, useUniverses } from '../site/layout/use-universes.ts'
import { LANGUAGE_KEYS, THEME_KEY } from '../site/ports/storage-keys.ts'
import type { PageData } from '../site/routes/page-data.ts'

const layout = buildLayout('fr')
const FAQ = {
  id: 'faq',
  screen: 'faq',
  path: '/faq',
  here: '/faq',
  language: 'fr',
  header: 'main',
  category: 'web-dev',
  crumbs: [{ label: 'Accueil', href: '/' }, { label: 'Questions' }],
  alternates: { fr: '/faq', en: '/en/faq?lang=en' },
} as unknown as PageData

afterEach(() => {
  cleanup()
  if (!visibility().get().isVisible) visibility().toggle()
  delete document.documentElement.dataset['theme']
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const InWords = ({ children }: PropsWithChildren): ReactElement => (
  <MemoryRouter>
    <I18nextWords>{children}</I18nextWords>
  </MemoryRouter>
)
const show = (part: ReactElement) => render(part, { wrapper: InWords })

describe('[2.3.89] the tiles of the menu', () => {
  const tiles = (page: Partial<PageData>, around: LayoutData = layout) =>
    renderHook(() => useMenuTiles({ ...FAQ, ...page }, around), { wrapper: InWords }).result.current

  test('are these four, in this order', () => {
    expect(tiles({})).toEqual([
      {
        key: 'development',
        icon: 'code',
        universe: 'code',
        href: '/code',
        label: 'Développement',
        current: false,
      },
      { key: 'ia', icon: 'ia', universe: 'ia', href: '/ia', label: 'Services IA', current: false },
      {
        key: 'workflows',
        icon: 'flow',
        universe: 'plus',
        href: '/workflows',
        label: 'Workflows',
        current: false,
      },
      { key: 'cv', icon: 'user', href: '/cv', label: 'CV', current: false },
    ])
  })

  test.each([
    ['/', 'development'],
    ['/code', 'development'],
    ['/ia', 'ia'],
    ['/workflows', 'workflows'],
    ['/cv', 'cv'],
  ])('mark the page one is on: %s', (here, key) => {
    expect(tiles({ here }).flatMap((tile) => (tile.current ? tile.key : []))).toEqual([key])
  })

  test('lead home where the bar has no such entry', () => {
    const hrefs = tiles({}, { ...layout, nav: [] }).map(({ href }) => href)
    expect(hrefs).toEqual(['/', '/', '/', '/'])
  })
})

describe('[2.3.56] the universes', () => {
  const universes = (page: Partial<PageData>) =>
    renderHook(() => useUniverses({ ...FAQ, ...page }, layout), { wrapper: InWords }).result.current

  test('are three, the page’s own marked', () => {
    expect(universes({ universe: 'ia' })).toEqual([
      {
        key: 'code',
        universe: 'code',
        icon: 'code',
        href: '/code',
        label: 'CODE',
        description: 'Développement Web',
        current: false,
      },
      {
        key: 'ia',
        universe: 'ia',
        icon: 'ia',
        href: '/ia',
        label: 'IA',
        description: 'Intelligence Artificielle',
        current: true,
      },
      {
        key: 'plus',
        universe: 'plus',
        icon: 'plus',
        href: '/explorer',
        label: 'PLUS',
        description: 'Explorer tout le contenu',
        current: false,
      },
    ])
  })

  test('[2.3.61] name where one is, be it an option or not; a page that has none is in CODE', () => {
    const options = universes({})
    const here = (universe?: PageData['universe']) => hereOf({ ...FAQ, universe }, options)
    expect(here('plus')).toBe(options[2])
    expect(here()).toBe(options[0])
    expect(here('workflows')).toEqual({ label: 'WORKFLOWS', universe: 'plus' })
    expect(here('blog' as PageData['universe'])).toEqual({ label: 'BLOG', universe: undefined })
  })
})

describe('[2.2.1] the header', () => {
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name })).getAllByRole('link')
  const marked = () =>
    screen
      .getAllByRole('link', { current: 'page', hidden: true })
      .map(({ textContent }) => textContent)

  test('is not there where the path asks for none', () => {
    const { container } = show(<Header page={{ ...FAQ, header: 'none' }} layout={layout} />)
    expect(container.innerHTML).toBe('')
  })

  test('[2.2.3] alternate: the crumbs and the contact, and no navigation', () => {
    show(<Header page={{ ...FAQ, header: 'alternate' }} layout={layout} />)
    expect(screen.queryByRole('navigation', { name: 'Navigation principale' })).toBeNull()
    expect(links('Fil d’Ariane')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
    expect(screen.getByRole('button', { name: /thème/u })).toBeTruthy()
  })

  test.each(['main', 'deferred'] as const)(
    '%s: the entries of the bar, the page’s own marked',
    (header) => {
      show(<Header page={{ ...FAQ, header, here: '/cv' }} layout={layout} />)
      // The one that stands out is the button beside them.
      expect(links('Navigation principale').map((link) => link.getAttribute('href'))).toEqual(
        layout.nav.filter(({ highlight }) => !highlight).map(({ href }) => href),
      )
      expect(marked()).toEqual(['CV', 'CV'])
      expect(links('Fil d’Ariane')).toHaveLength(1)
    },
  )

  test('[2.3.84] marks the contact where one is there', () => {
    show(<Header page={{ ...FAQ, here: '/contact' }} layout={layout} />)
    expect(marked()).toEqual(['Contact'])
  })

  test('of a page with sections has them in its second row, and home no crumbs beside', () => {
    const nav: NonNullable<PageData['nav']> = {
      title: 'Développement',
      subtitle: 'Sites',
      colors: ['code', 'ia'],
      tabs: [{ id: 'a', label: 'Présentation', sections: [{ id: 'hero', label: 'Début' }] }],
    }
    show(<Header page={{ ...FAQ, nav }} layout={layout} />)
    expect(links('Développement').map(({ textContent }) => textContent)).toEqual(['Présentation'])
    expect(links('Fil d’Ariane')).toHaveLength(1)
    cleanup()
    show(<Header page={{ ...FAQ, nav, screen: 'home' }} layout={layout} />)
    expect(screen.queryByRole('navigation', { name: 'Fil d’Ariane' })).toBeNull()
  })

  test('has her head once she is alive, instead of the picture that leads home', () => {
    const { container } = show(<Brand href="/" />)
    const heads = () => container.querySelectorAll('a[aria-hidden]').length
    expect([heads(), screen.getAllByRole('link')]).toMatchObject([1, { length: 1 }])
    cleanup()
    setMascot(<b>Opale</b>)
    show(<Brand href="/" />)
    setMascot(null)
    expect(screen.getByRole('link', { name: 'Opale, accueil' }).getAttribute('href')).toBe('/')
  })
})

describe('the footer', () => {
  const footer = (page: Partial<PageData> = {}) => {
    show(<SiteFooter page={{ ...FAQ, ...page }} layout={layout} />)
    return within(screen.getByRole('contentinfo'))
  }

  test('leads to the page in the other language, by its name there', () => {
    const link = footer().getByRole('link', { name: 'English' })
    expect([link.getAttribute('href'), link.lang]).toEqual(['/en/faq?lang=en', 'en'])
    cleanup()
    const back = footer({ language: 'en' }).getByRole('link', { name: 'Français' })
    expect([back.getAttribute('href'), back.lang]).toEqual(['/faq', 'fr'])
  })

  test('has the switches where there is no header, and elsewhere none', () => {
    expect(footer().queryByRole('button')).toBeNull()
    cleanup()
    const bare = footer({ header: 'none' })
    expect(bare.getByRole('button', { name: /thème/u })).toBeTruthy()
    expect(bare.getByRole('button', { name: /Langue/u })).toBeTruthy()
    expect(bare.queryByRole('button', { name: 'Rappeler Opale' })).toBeNull()
  })

  test('[4.2.77] calls Opale back while she is hidden, whatever the header', () => {
    visibility().toggle()
    fireEvent.click(footer().getByRole('button', { name: 'Rappeler Opale' }))
    expect(visibility().get().isVisible).toBe(true)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the switches', () => {
  const choices = () =>
    screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')])

  test('[2.5.7] lead to the same page in each language', () => {
    show(<LanguageLinks page={FAQ} />)
    expect(choices()).toEqual([
      ['fr', '/faq'],
      ['en', '/en/faq?lang=en'],
    ])
    expect(screen.queryByTitle('Votre dernier choix')).toBeNull()
  })

  test('[2.5.4] [2.5.6] show the language that is coming to who asks for it, and the one kept before', () => {
    history.replaceState(null, '', '/faq?lang=es')
    localStorage.setItem(LANGUAGE_KEYS[0], 'en')
    show(<LanguageLinks page={FAQ} />)
    expect(choices().map(([language]) => language)).toEqual(['fr', 'en', 'es'])
    expect(screen.getByTitle('Votre dernier choix').textContent).toMatch(/^EN/u)
  })

  test('[3.4.5] change the theme, and keep it', () => {
    show(<ThemeToggle />)
    fireEvent.click(screen.getByRole('button', { name: /thème/u }))
    expect(document.documentElement.dataset['theme']).toBe('light')
    fireEvent.click(screen.getByRole('button', { name: /thème/u }))
    expect([document.documentElement.dataset['theme'], localStorage.getItem(THEME_KEY)]).toEqual([
      'dark',
      'dark',
    ])
  })
})
