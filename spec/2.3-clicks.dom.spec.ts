/** Section 2.3: what a click on the navigation's links does. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onNavigationClick, type ClickHost } from '../site/navigation/clicks.ts'
import type { ContactState } from '../site/navigation/contact-state.ts'
import { TRACK_EVENT } from '../site/ports/analytics/track.ts'
import type { PageData } from '../site/routes/page-data.ts'
import type { PageNav } from '../site/routes/page-nav.ts'

const nav: PageNav = {
  title: 'Développement',
  subtitle: 'Sites',
  colors: ['code', 'ia'],
  tabs: [
    {
      id: 'overview',
      label: 'Vue d’ensemble',
      sections: [
        { id: 'hero', label: 'Présentation' },
        { id: 'skills', label: 'Maîtrise' },
      ],
    },
    {
      id: 'technologies',
      label: 'Technologies',
      sections: [{ id: 'references', label: 'Projets' }],
      partial: true,
    },
  ],
}

const LINKS = `
  <header>
    <a href="/code" target="_self">CODE</a> <a href="/ia" target="_self">IA</a>
    <a href="/explorer?lang=en" target="_self">PLUS</a>
    <a href="/faq">Questions</a> <a href="/contact">Contact</a> <a href="https://x.example/">X</a>
    <a href="#hero">Vue d’ensemble</a> <a href="#references">Technologies</a> <a href="#main">Main</a>
  </header>
  <main><header><a href="/contact">Décrire mon projet</a></header></main>
  <dialog id="menu"><a href="#skills">Maîtrise</a> <a href="/en/contact">Write</a></dialog>`

let scrolled: readonly [string, number][] = []
let sent: ContactState[] = []
let tracked: unknown[] = []
let menuOpen = false

const host = (page: Partial<PageData> = {}, contact = '/contact'): ClickHost => ({
  page: {
    path: '/',
    category: 'unified',
    header: 'main',
    universe: 'code',
    nav,
    ...page,
  } as PageData,
  contact,
  previous: '/faq',
  openContact: (state) => sent.push(state),
  close: () => {
    const was = menuOpen
    menuOpen = false
    return was
  },
  goTo: (id, offset) => {
    scrolled = [...scrolled, [id, offset]]
  },
})

/** @returns whether the click is left to whoever follows links */
const click = (name: string, own = host(), init: MouseEventInit = {}): boolean => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  let left = false
  const listen = (event: MouseEvent) => onNavigationClick(event, own)
  document.addEventListener('click', listen, true)
  addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  document.removeEventListener('click', listen, true)
  return left
}

const listen = (event: Event) => tracked.push((event as CustomEvent<unknown>).detail)
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = LINKS
  localStorage.clear()
  ;[scrolled, sent, tracked, menuOpen] = [[], [], [], false]
  addEventListener(TRACK_EVENT, listen)
})
afterEach(() => {
  removeEventListener(TRACK_EVENT, listen)
  vi.useRealTimers()
})

describe('universes', () => {
  test('[2.3.57] [2.3.58] choosing one is left to the browser, and kept under its key', () => {
    expect(click('IA')).toBe(true)
    expect(Object.entries(localStorage)).toEqual([['opale-contact-mode', 'ia']])
    expect(click('PLUS')).toBe(true)
    expect(localStorage.getItem('opale-contact-mode')).toBe('plus')
    expect(tracked).toEqual([
      { name: 'universe_switch', from: 'code', to: 'ia' },
      { name: 'universe_switch', from: 'code', to: 'plus' },
    ])
  })

  test('[2.3.59] choosing the current one does nothing but close what is open', () => {
    menuOpen = true
    expect(click('CODE')).toBe(false)
    expect([localStorage.length, tracked, menuOpen]).toEqual([0, [], false])
  })

  test('[2.3.59] [2.3.66] where the path names none, CODE can be chosen', () => {
    expect(click('CODE', host({ universe: undefined }))).toBe(true)
    expect(localStorage.getItem('opale-contact-mode')).toBe('code')
  })

  test('a click that opens a tab of its own chooses nothing here', () => {
    expect(click('IA', host(), { ctrlKey: true })).toBe(true)
    expect(localStorage.length).toBe(0)
  })
})

describe('tabs and sections', () => {
  test('[2.3.79] [2.3.80] a tab goes to its first section, 120 px below the top', () => {
    expect(click('Vue d’ensemble')).toBe(false)
    expect(scrolled).toEqual([['hero', 120]])
  })

  test('[2.3.80] where another section stands in for the first, 160 px below', () => {
    click('Technologies')
    expect(scrolled).toEqual([['references', 160]])
  })

  test('[2.3.92] [9.0.45] from the menu, 300 ms after it has closed', () => {
    menuOpen = true
    expect(click('Maîtrise')).toBe(false)
    expect(menuOpen).toBe(false)
    vi.advanceTimersByTime(299)
    expect(scrolled).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolled).toEqual([['skills', 120]])
  })

  test('any other part of the page is not the navigation’s', () => {
    expect(click('Main')).toBe(true)
    expect(scrolled).toEqual([])
  })
})

describe('contact', () => {
  test('[2.3.84] [2.3.85] [2.3.86] [3.4.10] the pink button goes to the contact page, with where it was', () => {
    expect(click('Contact')).toBe(false)
    expect(sent).toEqual([
      { from: '/', context: 'unified', source: 'unified_navigation', previousPath: '/faq' },
    ])
    expect(tracked).toEqual([
      { name: 'contact_click', from: '/', source: 'unified_navigation' },
      { name: 'contact_interaction', from: '/', action: 'open' },
    ])
  })

  test('[2.3.87] from the header that loads late, the origin and the other source', () => {
    click('Write', host({ path: '/en/faq', header: 'deferred' }, '/en/contact'))
    expect(sent).toEqual([{ from: '/en/faq', source: 'global_navigation' }])
  })

  test('a link in the page is not the navigation’s', () => {
    expect(click('Décrire mon projet')).toBe(true)
    expect([sent, tracked]).toEqual([[], []])
  })
})

test('other links are followed as ever, and told', () => {
  expect([click('Questions'), click('X')]).toEqual([true, true])
  expect(tracked).toEqual([{ name: 'navigation', from: '/', to: '/faq' }])
})
