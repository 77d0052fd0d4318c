/** Section 2.6 in the application: where a page begins, where one comes back to, and the focus with it. */
import { cleanup, render } from '@testing-library/react'
import { NavigationType, Router, type Navigator } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HASH_DELAY_MS, HASH_OFFSET_PX } from '../site/boot/hash-scroll.ts'
import { beginPage, moveFocus } from '../site/layout/move-focus.ts'
import { useScroll } from '../site/layout/use-scroll.ts'

const { Push, Pop, Replace } = NavigationType
const NOWHERE: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

const scrolled = vi.fn<(x: number, y: number) => void>()
/** To a section: from where it is in sight. */
const moved = vi.fn<(x: number, y: number) => void>()
const focused = vi.spyOn(HTMLElement.prototype, 'focus')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollBy', moved)
  vi.stubGlobal('scrollY', 0)
  history.replaceState({}, '', '/a')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
afterAll(() => focused.mockRestore())

function Page(): null {
  useScroll()
  return null
}

interface Place {
  readonly pathname?: string
  readonly search?: string
  readonly hash?: string
  readonly key: string
}

const at = (place: Place, kind: NavigationType) => (
  <Router
    location={{ pathname: '/a', search: '', hash: '', state: null, ...place }}
    navigationType={kind}
    navigator={NOWHERE}
  >
    <Page />
  </Router>
)

/** A first page, whose place the boot saw to, and the way on from it. */
const visit = () => {
  const { rerender, unmount } = render(at({ key: '1' }, Pop))
  return {
    unmount,
    go: (place: Place, kind: NavigationType) => rerender(at(place, kind)),
    scroll: (y: number) => {
      vi.stubGlobal('scrollY', y)
      dispatchEvent(new Event('scroll'))
    },
  }
}

const fill = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

describe('a page', () => {
  test('[2.6.1] that is new starts at its top, with the focus at its title', () => {
    const title = fill('<h1>Titre</h1>')
    const { go } = visit()
    expect(scrolled).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
    go({ pathname: '/b', key: '2' }, Push)
    expect(scrolled.mock.calls).toEqual([[0, 0]])
    expect(document.activeElement).toBe(title)
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test('[2.6.2] with a hash starts at its section, and so does the focus', () => {
    const section = fill('<section id="prix" tabindex="-1"></section>')
    section.getBoundingClientRect = () => new DOMRect(0, 700)
    const { go } = visit()
    go({ pathname: '/b', hash: '#prix', key: '2' }, Push)
    expect(document.activeElement).toBe(section)
    vi.advanceTimersByTime(HASH_DELAY_MS)
    expect(moved.mock.calls).toEqual([[0, 700 - HASH_OFFSET_PX]])
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('[2.6.2] that is left before that is not scrolled any more', () => {
    fill('<section id="prix"></section>')
    const { go } = visit()
    go({ hash: '#prix', key: '2' }, Push)
    go({ search: '?page=2', key: '3' }, Push)
    vi.advanceTimersByTime(HASH_DELAY_MS)
    expect(moved).not.toHaveBeenCalled()
  })

  test('whose hash is empty, or whose query alone has changed, stays where it is', () => {
    fill('<h1>Titre</h1>')
    const { go } = visit()
    go({ search: '?page=2', key: '2' }, Push)
    go({ search: '?page=2', hash: '#', key: '3' }, Push)
    vi.runAllTimers()
    expect(scrolled).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
    go({ pathname: '/b', hash: '#', key: '4' }, Push)
    expect(scrolled.mock.calls).toEqual([[0, 0]])
  })

  test('whose hash was typed is placed by the boot alone, another page is not', () => {
    fill('<section id="prix"></section>')
    const { go } = visit()
    history.replaceState(null, '', '/a#prix')
    go({ hash: '#prix', key: '2' }, Pop)
    vi.runAllTimers()
    expect([scrolled.mock.calls, moved.mock.calls]).toEqual([[], []])
    go({ pathname: '/b', hash: '#prix', key: '3' }, Pop)
    expect(scrolled.mock.calls).toEqual([[0, 0]])
  })

  test('that the router marked, or that has no hash, was not typed', () => {
    const { go } = visit()
    history.replaceState({ idx: 1 }, '', '/a#prix')
    go({ hash: '#prix', key: '2' }, Pop)
    history.replaceState(null, '', '/a')
    go({ key: '3' }, Pop)
    expect(scrolled).toHaveBeenCalledTimes(2)
  })
})

describe('going back', () => {
  test('[2.6.1] returns to where one was, and to the top of what one never saw', () => {
    const { go, scroll } = visit()
    scroll(640)
    go({ pathname: '/b', key: '2' }, Push)
    scroll(80)
    go({ key: '1' }, Pop)
    go({ pathname: '/b', key: '2' }, Pop)
    go({ pathname: '/c', key: 'before the reload' }, Pop)
    expect(scrolled.mock.calls).toEqual([
      [0, 0],
      [0, 640],
      [0, 80],
      [0, 0],
    ])
  })

  test('knows where a page stood that nobody scrolled', () => {
    vi.stubGlobal('scrollY', 300)
    const { go } = visit()
    vi.advanceTimersToNextFrame()
    go({ pathname: '/b', key: '2' }, Push)
    go({ key: '1' }, Pop)
    expect(scrolled.mock.lastCall).toEqual([0, 300])
  })

  test('[2.5.5] knows it too of an address that was completed with its language', () => {
    const { go, scroll } = visit()
    scroll(640)
    go({ search: '?lang=en', key: '2' }, Replace)
    expect(scrolled).not.toHaveBeenCalled()
    go({ pathname: '/b', key: '3' }, Push)
    go({ search: '?lang=en', key: '2' }, Pop)
    expect(scrolled.mock.lastCall).toEqual([0, 640])
  })

  test('a redirect is no way back: its page starts at its top, and a replaced hash at its section', () => {
    fill('<section id="prix"></section>')
    const { go } = visit()
    go({ pathname: '/b', key: '2' }, Replace)
    expect(scrolled.mock.calls).toEqual([[0, 0]])
    go({ pathname: '/b', hash: '#prix', key: '3' }, Replace)
    vi.advanceTimersByTime(HASH_DELAY_MS)
    expect(moved.mock.calls).toEqual([[0, -HASH_OFFSET_PX]])
  })
})

test('the browser scrolls what it loads anew, the application everything else', () => {
  const { unmount } = visit()
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
  unmount()
  // Neither its frame nor its listeners outlive it.
  expect(vi.getTimerCount()).toBe(0)
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('manual')
  history.scrollRestoration = 'auto'
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('auto')
  const asked = vi.fn<() => number>(() => 0)
  Object.defineProperty(globalThis, 'scrollY', { get: asked, configurable: true })
  dispatchEvent(new Event('scroll'))
  expect(asked).not.toHaveBeenCalled()
})

describe('on the way back the focus', () => {
  const PAGE = `<main><h1>Titre</h1><a href="https://other.example/b">B</a>
    <a href="/c">C</a><a href="/b?lang=en">B</a></main><a href="/b">B</a>`
  const link = () => document.querySelector<HTMLAnchorElement>('a[href*=lang]')!

  test('goes on at the link that led away, whatever language it names', () => {
    fill(PAGE)
    const { go } = visit()
    go({ pathname: '/b', key: '2' }, Push)
    expect(document.activeElement?.textContent).toBe('Titre')
    go({ key: '1' }, Pop)
    expect(document.activeElement).toBe(link())
    expect(focused.mock.lastCall).toEqual([{ preventScroll: true }])
  })

  test.each([
    [0, 900, 'B'],
    [-1, 900, 'Titre'],
    [0, 901, 'Titre'],
  ])('only where that is in sight: from %i to %i', (top, bottom, words) => {
    vi.stubGlobal('innerHeight', 900)
    fill(PAGE)
    link().getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top)
    beginPage('', '/b')
    expect(document.activeElement?.textContent).toBe(words)
  })

  test('stays in the bar of the tour, which goes along', () => {
    fill(`<aside tabindex="-1"><button>Suivante</button></aside>${PAGE}`)
    document.querySelector('button')?.focus()
    beginPage('', '/b')
    expect(document.activeElement?.textContent).toBe('Suivante')
  })
})

describe('at a section the focus', () => {
  test('is held by what can hold it', () => {
    for (const html of ['<button id="x">x</button>', '<section id="x" tabindex="-1"></section>']) {
      const section = fill(html)
      const place = section.getAttribute('tabindex')
      moveFocus('#x')
      expect(document.activeElement).toBe(section)
      expect(section.getAttribute('tabindex')).toBe(place)
      expect(focused.mock.lastCall).toEqual([{ preventScroll: true }])
    }
  })

  test('only passes by elsewhere, so that Tab goes on from there', () => {
    const section = fill('<section id="x"></section>')
    const passed = vi.fn<() => void>()
    section.addEventListener('focus', passed)
    moveFocus('#x')
    expect(passed).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(document.body)
    expect(section.hasAttribute('tabindex')).toBe(false)
  })

  test('is at the title where there is no such section', () => {
    const title = fill('<h1>Titre</h1>')
    moveFocus('#x')
    expect(document.activeElement).toBe(document.body)
    beginPage('#x')
    expect(document.activeElement).toBe(title)
  })
})
