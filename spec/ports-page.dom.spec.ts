/** What the application asks of the document and the browser around it. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserHistory } from '../site/ports/browser-history.ts'
import { sparesData } from '../site/ports/connection.ts'
import { customMenu } from '../site/ports/custom-menu.ts'
import { attributesFrom, readAttributes } from '../site/ports/document-attributes.ts'
import { documentParsed } from '../site/ports/document-parsed.ts'
import { browserHost } from '../site/ports/life/host.ts'
import { fileOf, readingOf } from '../site/ports/life/life-file.ts'
import { companionLife, leaveLife } from '../site/ports/life/lives.ts'
import { createBrowserLeader, createLoneLeader } from '../site/ports/life/tab-leader.ts'
import { nextTask } from '../site/ports/next-task.ts'
import { createPrefetch, MOST_IN_SIGHT, watchSight } from '../site/ports/prefetch/routes.ts'
import { randomWord } from '../site/ports/random-word.ts'
import { secondsOnPage } from '../site/ports/seconds-on-page.ts'
import { holdStyleSheets, styleSheetsLoaded } from '../site/ports/style-sheets.ts'
import { today } from '../site/ports/today.ts'

const { documentElement: root, head, body } = document

beforeEach(() => history.replaceState(null, '', '/faq'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('the entries of this tab', () => {
  const entry = (pathname: string, key: string, state: unknown) => ({
    pathname,
    search: '?a=1',
    hash: '#b',
    key,
    state,
  })

  test('are where the router goes, and keep what it has to say', () => {
    const entries = browserHistory()
    expect(entries.location).toEqual({
      pathname: '/faq',
      search: '',
      hash: '',
      key: 'default',
      state: null,
    })
    const before = history.length
    entries.push(entry('/cv', 'k1', { from: '/faq' }))
    expect(entries.location).toEqual(entry('/cv', 'k1', { from: '/faq' }))
    expect([location.href, history.length]).toEqual([`${entries.origin}/cv?a=1#b`, before + 1])
    entries.replace(entry('/ia', 'k2', null))
    expect(entries.location).toEqual(entry('/ia', 'k2', null))
    expect(history.length).toBe(before + 1)
  })

  test('tell of going back until nobody listens, and are led through', () => {
    const entries = browserHistory()
    const popped = vi.fn<(to: unknown) => void>()
    const go = vi.spyOn(history, 'go').mockReturnValue(undefined)
    const stop = entries.listen(popped)
    entries.go(-2)
    expect(go).toHaveBeenCalledExactlyOnceWith(-2)
    dispatchEvent(new PopStateEvent('popstate'))
    expect(popped).toHaveBeenCalledExactlyOnceWith(entries.location)
    stop()
    dispatchEvent(new PopStateEvent('popstate'))
    expect(popped).toHaveBeenCalledOnce()
  })

  test('each have a name of their own', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.123_456_789_123)
    expect(browserHistory().newKey()).toBe((0.123_456_789_123).toString(36).slice(2, 10))
    expect(browserHistory().newKey()).toHaveLength(8)
  })
})

describe('style sheets', () => {
  const add = () => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: '/a.css' })
    head.append(link)
    return link
  }
  /** A sheet that has come. */
  const come = (link: HTMLLinkElement) =>
    Object.defineProperty(link, 'sheet', { value: {}, configurable: true })

  test('are there once each has come, those before and those after', async () => {
    come(add())
    const late = add()
    Object.defineProperty(late, 'sheet', { value: null })
    const settled = vi.fn<() => void>()
    const all = styleSheetsLoaded().then(settled)
    await nextTask()
    expect(settled).not.toHaveBeenCalled()
    late.dispatchEvent(new Event('load'))
    await all
    expect(settled).toHaveBeenCalledOnce()
  })

  test('one that does not come is told of, and asked for again', async () => {
    const link = add()
    Object.defineProperty(link, 'sheet', { value: null })
    const all = styleSheetsLoaded()
    link.dispatchEvent(new Event('error'))
    await expect(all).rejects.toThrow('/a.css did not come')
    const again = document.querySelector('link')
    expect([again === link, again?.getAttribute('href')]).toEqual([false, '/a.css'])
  })

  test('that come while they are held back apply together, after the document’s own rules', async () => {
    const before = add()
    const show = holdStyleSheets()
    const [one, two] = [add(), add()]
    const icon = document.createElement('link')
    icon.rel = 'icon'
    head.append(icon)
    body.innerHTML = '<style></style>'
    await Promise.resolve()
    expect([before, one, two, icon].map(({ media }) => media)).toEqual([
      '',
      'not all',
      'not all',
      '',
    ])
    show()
    expect([one, two].map(({ media }) => media)).toEqual(['all', 'all'])
    expect(head.firstElementChild?.localName).toBe('style')
    const later = add()
    await Promise.resolve()
    expect(later.media).toBe('')
  })
})

test('a document has arrived, or arrives', async () => {
  await documentParsed()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const settled = vi.fn<() => void>()
  const parsed = documentParsed().then(settled)
  await nextTask()
  expect(settled).not.toHaveBeenCalled()
  dispatchEvent(new Event('DOMContentLoaded'))
  await parsed
  expect(settled).toHaveBeenCalledOnce()
})

test('what a document tells its scripts is read as it was written', () => {
  const told = { app: '/assets/entry-1a2B.js', layout: '/l', data: '/d', eager: '^' } as const
  const all = { ...told, screen: 'cv', language: 'en' } as const
  expect(attributesFrom(all)).toMatchObject({ 'data-app': told.app, lang: 'en', 'data-eager': '^' })
  for (const [name, value] of Object.entries(attributesFrom(all))) root.setAttribute(name, value)
  expect(readAttributes()).toMatchObject({ ...all, build: 'entry-1a2B' })
  root.removeAttribute('data-app')
  expect(readAttributes().build).toBe('')
})

test('a day is the visitor’s own, and the time since the page began is in whole seconds', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date(2026, 2, 5, 23, 59) })
  expect(today()).toBe('2026-03-05')
  vi.spyOn(performance, 'now').mockReturnValue(2999)
  expect(secondsOnPage()).toBe(2)
})

test('a word of chance is read aloud: a consonant, a vowel, four times', () => {
  const bytes = vi.spyOn(crypto, 'getRandomValues')
  bytes.mockReturnValueOnce(new Uint8Array([0, 15, 16 + 1, 255]))
  expect(randomWord()).toBe('bazadeza')
  expect(randomWord()).toMatch(/^(?:[bdfgjklmnprstvxz][aeiou]){4}$/u)
})

describe('[2.3.95] the custom menu', () => {
  const opened = (name?: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue(name ? [{ name } as PerformanceEntry] : [])

  test('is asked for by the address that the document was opened with', async () => {
    opened('https://site.example/?c')
    expect(await customMenu()).toBe(true)
    opened('https://site.example/?d')
    expect(await customMenu()).toBe(false)
    opened()
    expect(await customMenu()).toBe(false)
    history.replaceState(null, '', '/faq?c=1')
    expect(await customMenu()).toBe(true)
  })

  test('or by a cookie, by the newer way where there is one', async () => {
    opened()
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; custom_menu=1')
    expect(await customMenu()).toBe(true)
    vi.stubGlobal('cookieStore', { getAll: async () => [{ name: 'a', value: 'b' }] })
    expect(await customMenu()).toBe(false)
    const all = [
      { name: 'a', value: 'b' },
      { name: 'custom_menu', value: '1' },
    ]
    vi.stubGlobal('cookieStore', { getAll: async () => all })
    expect(await customMenu()).toBe(true)
  })
})

describe('[7.0.8] links in sight', () => {
  let see: (targets: readonly Element[], isIntersecting?: boolean) => void = () => {}
  let seen: Element[] = []
  const disconnect = vi.fn<() => void>()
  beforeEach(() => {
    seen = []
    disconnect.mockClear()
    class Observer {
      readonly disconnect = disconnect
      constructor(act: (entries: readonly object[]) => void) {
        see = (targets, isIntersecting = true) =>
          act(targets.map((target) => ({ target, isIntersecting })))
      }
      observe(link: Element) {
        seen.push(link)
      }
      unobserve(link: Element) {
        seen = seen.filter((each) => each !== link)
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer)
  })
  const links = () => [...head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

  test('of the page’s own content have their data fetched, the first four', () => {
    body.innerHTML = `<a href="/out"></a><main><a href="/cv#x"></a><a href="/x.pdf" download></a>
      <a href="https://x.example/"></a>${[1, 2, 3, 4, 5, 6].map((n) => `<a href="/p${n}"></a>`).join('')}</main>`
    const stop = watchSight(createPrefetch('b1'))
    const all = [...seen]
    expect(all.map((each) => each.getAttribute('href'))).toEqual([
      '/p1',
      '/p2',
      '/p3',
      '/p4',
      '/p5',
      '/p6',
    ])
    see(all.slice(0, 1), false)
    expect(links()).toEqual([])
    see(all.slice(1, 4))
    expect([seen.length, disconnect.mock.calls.length]).toEqual([3, 0])
    see([all[0]!, all[4]!])
    expect(links()).toEqual(['p2', 'p3', 'p4', 'p1'].map((page) => `/data/b1/${page}.json`))
    expect([MOST_IN_SIGHT, disconnect.mock.calls.length]).toEqual([4, 1])
    expect(head.querySelector('link')).toMatchObject({ rel: 'prefetch', crossOrigin: 'anonymous' })
    stop()
    expect(disconnect).toHaveBeenCalledTimes(2)
  })
})

test('a visitor pays for each byte who says so, or whose network is slow', () => {
  const on = (connection?: object) => {
    vi.stubGlobal('navigator', { connection })
    return sparesData()
  }
  expect([on(), on({}), on({ saveData: false, effectiveType: '4g' })]).toEqual([
    false,
    false,
    false,
  ])
  expect([on({ saveData: true }), on({ effectiveType: 'slow-2g' })]).toEqual([true, true])
})

describe('what Opale’s life finds in a browser', () => {
  test('is told when the page goes and comes back, until it is closed', () => {
    const told: string[] = []
    const stop = browserHost().onPage((event) => told.push(event))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('pagehide'))
    // A page that is shown for the first time does not come back.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(told).toEqual(['hidden', 'shown', 'gone', 'back'])
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(told).toHaveLength(4)
  })

  test('tabs agree where the browser lets them, else each leads', () => {
    vi.stubGlobal('BroadcastChannel', vi.fn<() => void>())
    vi.stubGlobal('navigator', { locks: {} })
    expect(browserHost().createLeader).toBe(createBrowserLeader)
    vi.stubGlobal('navigator', {})
    expect(browserHost().createLeader).toBe(createLoneLeader)
    vi.stubGlobal('navigator', { locks: {} })
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    expect(browserHost().createLeader).toBe(createLoneLeader)
  })

  test('what was planned can be taken back', () => {
    vi.useFakeTimers()
    const { schedule, bytes, seed } = browserHost()
    const act = vi.fn<() => void>()
    schedule(5, act)()
    schedule(7, act)
    vi.advanceTimersByTime(6)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
    bytes.set('a', 'b')
    expect([bytes.get('a'), localStorage.getItem('a')]).toEqual(['b', 'b'])
    bytes.remove('a')
    expect(localStorage).toHaveLength(0)
    expect(seed()).toMatch(/^(?:\d+-){3}\d+$/u)
  })

  test('there is one life, as long as somebody looks', async () => {
    vi.stubGlobal('navigator', {})
    const life = companionLife()
    const stop = life.subscribe(() => {})
    onTestFinished(() => leaveLife('B'))
    leaveLife('B')
    await Promise.resolve()
    expect(companionLife()).toBe(life)
    stop()
    const close = vi.spyOn(life, 'close')
    leaveLife('B')
    await Promise.resolve()
    expect(close).toHaveBeenCalledOnce()
    expect(companionLife()).not.toBe(life)
    // Nobody has opened this one.
    leaveLife('A')
  })

  test('a file says by which reading she lived, or is of the present one', () => {
    const file = fileOf('A', '{"version":2}')
    expect(file).toBe('{"reading":"A","version":2}\n')
    expect(readingOf(file, 'B')).toBe('A')
    expect(['{}', 'null', '{"cut'].map((text) => readingOf(text, 'B'))).toEqual(['B', 'B', 'B'])
  })
})
