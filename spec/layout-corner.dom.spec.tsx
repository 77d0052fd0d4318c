/** Opale's corner of a page: when she stands there, what calls and hides her, and what she notices. */
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { createEngine, type EngineEvent, type MessageKey } from '#engine'
import { WEARY } from '#companion/living'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { Corner } from '../site/layout/corner/corner.tsx'
import { useLargeInSight, watchLarge } from '../site/layout/corner/large.ts'
import { mascotShown } from '../site/layout/corner/mascot-shown.ts'
import { setMascot, useMascot } from '../site/layout/corner/mascot-slot.ts'
import { ShowAgain } from '../site/layout/corner/show-again.tsx'
import { READ, speechFor } from '../site/layout/corner/speech.ts'
import { useBehaviour } from '../site/layout/corner/use-behaviour.ts'
import { useNews } from '../site/layout/corner/use-news.ts'
import { useShortcut } from '../site/layout/corner/use-shortcut.ts'
import { visibility } from '../site/layout/corner/use-visibility.ts'
import type { LayoutData } from '../site/layout/layout-data.ts'
import { conversions } from '../site/ports/conversions.ts'
import { DEPTH_MS } from '../site/ports/visit-behaviour.ts'
import { ContentContext } from '../site/router/content.ts'
import type { PageData } from '../site/routes/page-data.ts'
import { installPopovers } from './ui/popover.ts'

beforeAll(installPopovers)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (!visibility().get().isVisible) visibility().toggle()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

describe('where a page shows her large', () => {
  type Tell = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void
  let tell: Tell | undefined
  const place = document.createElement('div')

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly tell: Tell
        constructor(listener: Tell) {
          this.tell = listener
        }
        observe(element: Element) {
          if (element === place) tell = this.tell
        }
        disconnect() {
          tell = undefined
        }
      },
    )
  })

  test('she counts as in sight once she is, and no longer than that', () => {
    const { result } = renderHook(useLargeInSight)
    expect(result.current).toBe(false)
    const stop = watchLarge(place)
    for (const isIntersecting of [true, false, true]) {
      act(() => tell?.([{ isIntersecting }]))
      expect(result.current).toBe(isIntersecting)
    }
    act(() => tell?.([]))
    expect(result.current).toBe(false)
    act(() => tell?.([{ isIntersecting: true }]))
    act(() => stop?.())
    expect([result.current, tell]).toEqual([false, undefined])
  })

  test('nothing is watched before there is a place, and a document knows of none', () => {
    expect(watchLarge(null)).toBeUndefined()
    expect(tell).toBeUndefined()
    const Sight = () => String(useLargeInSight())
    expect(renderToString(<Sight />)).toBe('false')
  })
})

describe('[4.2.79] Alt+O', () => {
  const press = (init: KeyboardEventInit): boolean => {
    const before = visibility().get().isVisible
    const taken = !fireEvent.keyDown(document, { altKey: true, key: 'o', code: 'KeyO', ...init })
    // What she does not answer goes on to whoever does.
    expect(taken).toBe(visibility().get().isVisible !== before)
    return taken
  }
  const typeIn = (html: string) => {
    document.body.innerHTML = html
    const field = document.querySelector<HTMLElement>('[id]')
    field?.focus()
    return field
  }

  test.each<KeyboardEventInit>([
    { key: 'o' },
    { key: 'O' },
    { key: 'o', code: 'KeyS' },
    { key: 'ø' },
    { key: 'Œ', code: 'KeyX' },
    { key: 'щ' },
  ])('hides her and shows her again, as %j', (init) => {
    renderHook(useShortcut)
    expect([press(init), visibility().get().isVisible]).toEqual([true, false])
    expect([press(init), visibility().get().isVisible]).toEqual([true, true])
  })

  test.each<KeyboardEventInit>([
    { altKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { repeat: true },
    { key: 'r' },
    { key: 'щ', code: 'KeyP' },
  ])('is no other key: %j', (init) => {
    renderHook(useShortcut)
    expect(press(init)).toBe(false)
  })

  test.each(['<input id="x">', '<textarea id="x"></textarea>', '<select id="x"></select>'])(
    'writes a letter in %s',
    (html) => {
      renderHook(useShortcut)
      typeIn(html)
      expect(press({})).toBe(false)
    },
  )

  test('writes a letter in a text that can be edited', () => {
    renderHook(useShortcut)
    // jsdom does not know it.
    Object.assign(typeIn('<p id="x" tabindex="0"></p>')!, { isContentEditable: true })
    expect(press({})).toBe(false)
  })

  test.each([
    '<input id="x" type="checkbox">',
    '<input id="x" type="radio">',
    '<a id="x" href="/">',
  ])('is no letter in %s', (html) => {
    renderHook(useShortcut)
    typeIn(html)
    expect(press({})).toBe(true)
  })

  test('is nobody’s when the page has gone', () => {
    renderHook(useShortcut).unmount()
    expect(press({})).toBe(false)
  })
})

describe('what she notices', () => {
  const watch = (path = '/faq') => {
    vi.useFakeTimers()
    const reads: unknown[] = []
    const hook = renderHook(
      ({ at }: { at: string }) => {
        const watching = useBehaviour(at, PAGES)
        reads.push(watching.read())
        return watching
      },
      { initialProps: { at: path } },
    )
    return { ...hook, reads }
  }
  const PAGES = { '/contact': 'contact_click' } as const
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  /** To so many per cent of the page. */
  const scrollTo = (depth: number) => {
    vi.stubGlobal('scrollY', 0)
    vi.stubGlobal('innerHeight', depth)
    dispatchEvent(new Event('scroll'))
    wait(DEPTH_MS)
  }

  beforeEach(() => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 100,
      configurable: true,
    })
    onTestFinished(() => void Reflect.deleteProperty(document.documentElement, 'scrollHeight'))
  })

  test('[3.4.7] is nothing before she watches, and begins anew on each page', () => {
    const { result, reads, rerender } = watch()
    expect(reads[0]).toEqual({
      timeOnPage: 0,
      scrollDepth: 0,
      interactions: 0,
      referrer: 'direct',
      userAgent: '',
    })
    act(() => document.body.click())
    expect(result.current.read()).toMatchObject({
      interactions: 1,
      userAgent: navigator.userAgent,
    })
    rerender({ at: '/cv' })
    expect(result.current.read().interactions).toBe(0)
  })

  test('is that one comes further down: she looks curious for 1.6 s after the last time', () => {
    const { result } = watch()
    expect(result.current.curious).toBe(false)
    scrollTo(25)
    expect(result.current.curious).toBe(true)
    wait(1599 - DEPTH_MS)
    scrollTo(50)
    wait(1599)
    expect(result.current.curious).toBe(true)
    wait(1)
    expect(result.current.curious).toBe(false)
  })

  test('is a click, and of those within 3 s the first alone', () => {
    const { result } = watch()
    const click = () => act(() => document.body.click())
    const noticed = () => result.current.noticed
    expect(noticed()).toBe(0)
    click()
    expect(noticed()).toBe(1)
    wait(2999)
    click()
    expect(noticed()).toBe(1)
    wait(1)
    click()
    expect(noticed()).toBe(2)
  })

  test('[3.4.8] is a step towards a contact, which is kept with its page', () => {
    watch('/cv')
    document.body.innerHTML = '<a href="/contact">Contact</a><a href="/faq">Questions</a>'
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault())
      act(() => link.click())
    }
    expect(conversions()).toMatchObject([{ type: 'contact_click', path: '/cv' }])
  })

  test('ends with the page', () => {
    const { unmount } = watch()
    scrollTo(25)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    document.body.innerHTML = '<a href="/contact" target="x">Contact</a>'
    document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }))
    expect(conversions()).toEqual([])
  })
})

describe('what she says', () => {
  const visit = { timeOnPage: 0, scrollDepth: 0, interactions: 0, referrer: '', userAgent: '' }
  const said = (category: string, timeOnPage = 0, scrollDepth = 0) =>
    speechFor({ category, mode: 'user', behaviour: { ...visit, timeOnPage, scrollDepth } })

  test.each([
    ['unified', 'visit'],
    ['ai-services', 'quiz'],
    ['opale-freelance', 'home'],
    ['opale', undefined],
    ['blog', 'glossary'],
    ['media', 'home'],
    ['cv', 'projects'],
    ['contact', undefined],
    ['workflows', 'studio'],
    ['web-dev', 'home'],
  ])('[2.2.11] on a page of %s, and leads to: %s', (category, offer) => {
    expect(said(category)).toEqual({ key: category, offer })
  })

  test('[2.2.11] on any other page is what she says of development', () => {
    expect(said('legal')).toEqual({ key: 'web-dev', offer: 'home' })
  })

  test('[3.4.7] after a minute and three quarters of a page is whether something is left open', () => {
    expect(READ).toEqual({ seconds: 60, depth: 75 })
    const keys = [said('blog', 60, 75), said('blog', 59, 75), said('blog', 60, 74)]
    expect(keys.map(({ key }) => key)).toEqual(['read', 'blog', 'blog'])
    expect(keys[0]?.offer).toBe('contact')
    // There one is about to write, or has come to see her.
    expect(said('contact', 60, 75).key).toBe('contact')
    expect(said('opale', 60, 75).key).toBe('opale')
  })

  test('[6.0.1] to the owner has no offer', () => {
    const behaviour = { ...visit, timeOnPage: 60, scrollDepth: 75 }
    expect(speechFor({ category: 'blog', mode: 'admin', behaviour })).toEqual({
      key: 'admin',
      offer: undefined,
    })
  })
})

describe('what has become of her', () => {
  const told = (message: MessageKey, values: Record<string, number> = {}): EngineEvent => ({
    type: 'notified',
    notification: { id: 1, timestamp: 0, ttl: 0, type: 'info', message, values },
  })
  const NONE = { level: undefined, achievements: 0, things: 0 }

  test('is gathered from moment to moment until her panel has told it', () => {
    const first = [
      told('level-up', { level: 2 }),
      told('new-item'),
      told('level-up', { level: 3 }),
      told('achievement-unlocked'),
    ]
    const { result, rerender } = renderHook(
      ({ events }: { events: readonly EngineEvent[] }) => useNews(events),
      { initialProps: { events: [] as readonly EngineEvent[] } },
    )
    const news = () => result.current[0]
    expect(news()).toMatchObject(NONE)
    rerender({ events: first })
    expect(news()).toMatchObject({ level: 3, achievements: 1, things: 1 })
    // The same moment again is no news.
    rerender({ events: first })
    rerender({ events: [told('new-item'), { type: 'reset' }, told('achievement-unlocked')] })
    expect(news()).toMatchObject({ level: 3, achievements: 2, things: 2 })
    act(() => result.current[1]())
    expect(news()).toMatchObject(NONE)
    rerender({ events: [told('new-item')] })
    expect(news()).toMatchObject({ ...NONE, things: 1 })
  })

  test('[2.3.96] shows in the header: weary, she is no gladder than her face', () => {
    const engine = createEngine('B', { extensions: true })
    const born = engine.create({ seed: 'a corner', at: 1_900_000_000_000 })
    const moodWith = (energy: number) => {
      const pet = { ...born.pet, stats: { ...born.pet.stats, energy } }
      return mascotShown(engine, { ...born, pet }).currentMood
    }
    expect(moodWith(WEARY)).toBe('happy')
    expect(moodWith(WEARY - 1)).toBe('tired')
  })

  test('her head is in the header for as long as she lives, and in no document', () => {
    const { result, unmount } = renderHook(useMascot)
    expect(result.current).toBeNull()
    act(() => setMascot('her head'))
    expect(result.current).toBe('her head')
    const Head = () => useMascot()
    expect(renderToString(<Head />)).toBe('')
    unmount()
    setMascot(null)
  })
})

describe('her picture', () => {
  /** Of the layout she knows where she leads. */
  const layout = {
    conversions: {},
    offers: { home: '/opale', visit: '/opale-freelance' },
  } as LayoutData
  const show = (page: Partial<PageData>) => {
    const whole = { path: '/faq', category: 'web-dev', language: 'fr', ...page } as PageData
    return render(
      <I18nextWords>
        <ContentContext value={{ page: whole, layout }}>
          <Corner page={whole} />
          <ShowAgain />
        </ContentContext>
      </I18nextWords>,
    )
  }
  const still = () => screen.queryByRole('button', { name: 'Opale. Lui parler' })
  const alive = () => {
    fireEvent.click(still()!)
    return screen.findByRole('button', { expanded: true })
  }
  // jsdom knows no media: here nothing moves.
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  // Hidden, she leaves her life: nothing of it is written into what a later test finds.
  afterEach(async () => {
    await act(async () => visibility().get().isVisible && visibility().toggle())
  })

  test.each<Partial<PageData>>([
    { screen: 'game' },
    { screen: 'lab' },
    { screen: 'editor' },
    { screen: 'home' },
    { screen: 'introduction' },
    { screen: 'faq', category: 'opale' },
  ])('is not in the corner of %j, which shows her otherwise or needs the place', (page) => {
    show(page)
    expect(still()).toBeNull()
  })

  test('keeps what it was asked until she is there, and keeps the focus', async () => {
    show({ screen: 'faq' })
    expect(visibility().get().isLoading).toBe(true)
    still()?.focus()
    const opened = await alive()
    // Effects come a moment after what one sees.
    await vi.waitFor(() => expect(document.activeElement).toBe(opened))
    expect(still()).toBeNull()
    await vi.waitFor(() => expect(visibility().get().isLoading).toBe(false))
  })

  test('[4.2.78] called back, she says so', async () => {
    act(() => visibility().toggle())
    act(() => visibility().toggle())
    show({ screen: 'faq' })
    await alive()
    await screen.findByText('Opale est là.')
  })

  test('[2.2.11] once alive she offers what belongs to the page, which counts when it is followed', async () => {
    show({ screen: 'faq', path: '/faq', category: 'unified' })
    await alive()
    const offer = screen.getByRole('link', { name: 'Faire le tour' })
    expect(offer.getAttribute('href')).toBe('/opale-freelance')
    offer.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(offer)
    expect(conversions()).toMatchObject([{ type: 'offer_followed', path: '/faq' }])
    expect(screen.queryByRole('button', { expanded: true })).toBeNull()
  })

  test('[2.3.97] [4.3.4] to care for her opens her panel: three gestures, and two ways on', async () => {
    show({ screen: 'faq' })
    await alive()
    fireEvent.click(screen.getByRole('button', { name: 'Prendre soin d’elle' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/opale',
      '/opale-freelance',
    ])
    fireEvent.click(panel.getByRole('button', { name: 'Nourrir' }))
    expect(panel.getByText('Merci, c’était bon.')).toBeTruthy()
  })

  test('[4.2.77] goes when she is hidden, and the button that shows her again has it back', async () => {
    show({ screen: 'faq' })
    act(() => visibility().toggle())
    expect(still()).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Opale' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Rappeler Opale' }))
    expect(still()).not.toBeNull()
  })
})

test('the button that shows her again takes the focus of the one that hid her, and no other', () => {
  const Page = ({ hidden }: { hidden: boolean }) => (
    <I18nextWords>
      <input />
      {hidden ? <ShowAgain /> : <button type="button">Masquer</button>}
    </I18nextWords>
  )
  const again = () => screen.getByRole('button', { name: 'Rappeler Opale' })
  visibility().toggle()
  const { rerender } = render(<Page hidden={false} />)
  screen.getByRole('button', { name: 'Masquer' }).focus()
  rerender(<Page hidden />)
  expect(document.activeElement).toBe(again())
  rerender(<Page hidden={false} />)
  screen.getByRole('textbox').focus()
  rerender(<Page hidden />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
