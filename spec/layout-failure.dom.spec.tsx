/** What stands in for a part that fails, what is said of it, and what one can do then. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { Debug } from '../site/layout/debug.tsx'
import { ErrorBoundary } from '../site/layout/error-boundary.tsx'
import { Failure, prepareForFailure } from '../site/layout/failure.tsx'
import { Header } from '../site/layout/header.tsx'
import type { LayoutData } from '../site/layout/layout-data.ts'
import { PageRegion } from '../site/layout/page-region.tsx'
import { RouteError } from '../site/layout/route-error.tsx'
import { loadScreen } from '../site/pages/screens.ts'
import { CAUGHT_EVENT, caughtErrors } from '../site/ports/diagnostics/caught-errors.ts'
import { tracker } from '../site/ports/diagnostics/tracker.ts'
import { Unreachable } from '../site/ports/unreachable.ts'
import { ContentContext } from '../site/router/content.ts'
import type { PageData } from '../site/routes/page-data.ts'

// Both come by chunks of their own: here they have come.
beforeAll(() =>
  Promise.all([
    import('../site/layout/failure-screen.tsx'),
    import('../site/layout/debug-card.tsx'),
  ]),
)
beforeEach(() => {
  // React repeats there what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  caughtErrors.length = 0
  document.title = ''
})

describe('a part that fails', () => {
  let broken = true
  beforeEach(() => {
    broken = true
  })
  function Part(): ReactElement {
    if (broken) throw new RangeError('out of it')
    return <p>Whole</p>
  }
  const show = () =>
    render(
      <ErrorBoundary
        fallback={({ error, stack, retry }) => (
          <button type="button" onClick={retry}>
            {String(error)}
            {stack?.includes('Part') && ', in Part'}
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>,
    )

  test('[8.0.2] is replaced, and shown again to who tries again', () => {
    show()
    const button = screen.getByRole('button', { name: 'RangeError: out of it, in Part' })
    fireEvent.click(button)
    expect(screen.queryByText('Whole')).toBeNull()
    broken = false
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('Whole')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('[8.0.15] is kept for the tracker, which is told', () => {
    const told = vi.fn<() => void>()
    addEventListener(CAUGHT_EVENT, told, { once: true })
    show()
    expect(caughtErrors.map(String)).toEqual(['RangeError: out of it'])
    expect(told).toHaveBeenCalledOnce()
  })

  test('that does not fail is neither', () => {
    broken = false
    show()
    expect(screen.getByText('Whole')).toBeTruthy()
    expect(caughtErrors).toEqual([])
  })
})

describe('[2.7.1] the error screen', () => {
  const reload = vi.fn<() => void>()
  const retry = vi.fn<() => void>()
  beforeEach(() => {
    vi.clearAllMocks()
    vi.stubGlobal('location', { reload })
  })

  const show = async (error: unknown, size: 'page' | 'region', stack?: string) => {
    render(
      <I18nextWords>
        <Failure size={size} failure={{ error, stack, retry }} />
      </I18nextWords>,
    )
    return screen.findByRole('alert')
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('[8.0.1] of a whole page names the tab too, says what happened and reloads', async () => {
    const alert = await show(new Error('no such thing'), 'page', 'at Part')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Application Error')
    await vi.waitFor(() => expect(document.title).toBe('Application Error'))
    expect(alert.textContent).toContain('no such thing')
    expect(screen.getByText('at Part')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    press('Reload Page')
    expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0])
  })

  test('[8.0.2] of a part leaves the tab its name, and tries again without a reload', async () => {
    document.title = 'Questions'
    await show(new Error('no such thing'), 'region')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Cette partie/u)
    expect(document.title).toBe('Questions')
    press('Réessayer')
    expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([0, 1])
  })

  test('of a part that did not come says so, and reloads: browsers ask for it once', async () => {
    const alert = await show(new Unreachable('offline'), 'region')
    expect(alert.textContent).toContain('la connexion semble coupée')
    expect(alert.textContent).not.toContain('offline')
    press('Reload Page')
    expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0])
  })

  test.each([new Error(''), 'a text', undefined, null])('of %s knows no more', async (error) => {
    const alert = await show(error, 'page')
    expect(alert.textContent).toContain('An unknown error occurred')
    expect(screen.getByText('Component stack not available')).toBeTruthy()
  })

  test('[9.0.37] names the device by the width of the window, also when that changes', async () => {
    const resize = (width: number) => {
      vi.stubGlobal('innerWidth', width)
      act(() => void dispatchEvent(new Event('resize')))
    }
    vi.stubGlobal('innerWidth', 767)
    const alert = await show(new Error('x'), 'page')
    const device = () => /Appareil : \S+?(?=$|\s)/u.exec(alert.textContent)?.[0]
    const names = [767, 768, 1023, 1024].map((width) => {
      resize(width)
      return device()
    })
    expect(names).toEqual([
      'Appareil : téléphone',
      'Appareil : tablette',
      'Appareil : tablette',
      'Appareil : ordinateur',
    ])
  })

  test.each([
    ['Mozilla/5.0 (iPhone)', true],
    ['Mozilla/5.0 (X11; Linux)', false],
  ])('[2.7.6] in %s, advice for iOS: %s', async (userAgent, expected) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })
    await show(new Error('x'), 'page')
    expect(screen.queryByText(/appareil iOS/u) !== null).toBe(expected)
  })

  test('is fetched when the browser is idle, unless the layout has gone by then', () => {
    vi.useFakeTimers()
    prepareForFailure()()
    expect(vi.getTimerCount()).toBe(0)
    prepareForFailure()
    expect(vi.getTimerCount()).toBe(1)
    vi.clearAllTimers()
  })
})

test.each([
  ['/faq', 'Appareil'],
  ['/en/faq', 'Device'],
  ['/faq?lang=en', 'Device'],
])(
  'a page that could not be fetched says so in the language of its address: %s',
  async (address, word) => {
    render(
      <I18nextWords>
        <MemoryRouter initialEntries={[address]}>
          <RouteError error={new Unreachable('x')} onRetry={() => undefined} />
        </MemoryRouter>
      </I18nextWords>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain(word)
  },
)

test('[2.3.43] [8.0.3] a header that fails leaves four links in its place', () => {
  // It has no list of entries to show.
  const layout = { home: '/', services: '/ia', explorer: '/explorer', contact: '/contact' }
  render(
    <I18nextWords>
      <Header
        page={{ header: 'main', path: '/faq', here: '/faq', language: 'fr' } as PageData}
        layout={layout as LayoutData}
      />
    </I18nextWords>,
  )
  expect(screen.getByRole('navigation', { name: 'Navigation principale' })).toBeTruthy()
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Accueil', '/'],
    ['Services IA', '/ia'],
    ['Explorer', '/explorer'],
    ['Contact', '/contact'],
  ])
  expect(caughtErrors).toHaveLength(1)
})

test('[8.0.2] a screen that fails leaves the rest of the page, and the next page begins anew', async () => {
  await loadScreen('faq')
  const at = (path: string) => {
    // It has nothing to show.
    const page = { path, language: 'fr', screen: 'faq' } as PageData
    return (
      <I18nextWords>
        <ContentContext value={{ page, layout: {} as LayoutData }}>
          <header>Opale</header>
          <PageRegion />
        </ContentContext>
      </I18nextWords>
    )
  }
  const { rerender } = render(at('/faq'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Cette partie de la page/u)
  expect(screen.getByRole('banner').textContent).toBe('Opale')
  rerender(at('/faq'))
  expect(caughtErrors).toHaveLength(1)
  rerender(at('/cv'))
  expect(caughtErrors).toHaveLength(2)
})

describe('[9.0.62] the debug card', () => {
  const show = () =>
    render(
      <I18nextWords>
        <Debug />
      </I18nextWords>,
    )
  const NAME = '🛠️ Mode Debug'
  const card = () => screen.queryByRole('complementary', { name: NAME })
  const press = (init: KeyboardEventInit) =>
    !fireEvent.keyDown(document, { ctrlKey: true, altKey: true, key: 'd', code: 'KeyD', ...init })

  test('[2.7.7] comes and goes by Ctrl+Alt+D, wherever the keyboard puts the letter', async () => {
    show()
    expect(card()).toBeNull()
    expect(press({ key: '∂' })).toBe(true)
    await screen.findByRole('complementary', { name: NAME })
    expect(press({ key: 'D', code: 'KeyE' })).toBe(true)
    expect(card()).toBeNull()
  })

  test.each<KeyboardEventInit>([{ ctrlKey: false }, { altKey: false }, { key: 'e' }])(
    'is no other key’s: %j',
    (init) => {
      show()
      expect(press(init)).toBe(false)
    },
  )

  test('is nobody’s when the page has gone', () => {
    show().unmount()
    expect(press({})).toBe(false)
  })

  test('[8.0.15] says what to mend first, and the last five errors', async () => {
    for (let count = 1; count <= 6; count += 1)
      tracker.add({ kind: 'error', source: 'promise', message: `failure ${count}` })
    show()
    press({})
    const shown = (await screen.findByRole('complementary', { name: NAME })).textContent
    expect(shown).toMatch(/haute · Promesse rejetée sans suite/u)
    expect([1, 2, 3, 4, 5, 6].filter((count) => shown.includes(`failure ${count}`))).toEqual([
      2, 3, 4, 5, 6,
    ])
    expect(shown).not.toContain('Aucune erreur')
  })
})
