/** What looks after a visit beside the page: what it tells, says and fetches ahead, and that it ends. */
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Analytics } from '../site/ports/analytics/analytics.ts'
import { startServices } from '../site/layout/services/start-services.ts'
import { useAnalytics } from '../site/layout/services/use-analytics.ts'
import { useOccasions } from '../site/layout/services/use-occasions.ts'
import { usePrefetch } from '../site/layout/services/use-prefetch.ts'
import { whenIdle } from '../site/layout/when-idle.ts'
import { tracker } from '../site/ports/diagnostics/tracker.ts'
import { NOTIFY_EVENT, readNotice } from '../site/ports/notifications.ts'
import { PAGE_VIEWS_KEY } from '../site/ports/storage-keys.ts'
import type { PageData } from '../site/routes/page-data.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const fill = (html: string) => {
  document.body.innerHTML = html
  // jsdom goes nowhere, and says so.
  document.body.addEventListener('click', stay)
  onTestFinished(() => document.body.removeEventListener('click', stay))
}
const stay = (event: Event) => event.preventDefault()
const clickAt = (selector: string) => fireEvent.click(document.querySelector(selector)!)

describe('measurement', () => {
  const FAQ = { id: 'faq', path: '/faq', language: 'fr', category: 'web-dev' } as PageData
  const PATHS = { '/contact': 'contact_click' } as const

  const visit = (first: string | undefined = 'agreed', listens = true) => {
    const track = vi.fn<Analytics['track']>()
    const analytics: Analytics = { track, log: () => [], subscribe: () => () => undefined }
    const hook = renderHook(
      ({ page, watching }: { page: PageData; watching: string | undefined }) =>
        useAnalytics(analytics, page, watching, PATHS),
      { initialProps: { page: FAQ, watching: listens ? first : undefined } },
    )
    /** What was told since the last time one asked. */
    const told = () => track.mock.calls.splice(0)
    return { ...hook, told }
  }

  test('[7.0.9] tells of each page, and where within the site one comes from', () => {
    const { told, rerender } = visit()
    expect(told()).toEqual([['page_view', { language: 'fr', referrer: 'direct' }]])
    const page = { ...FAQ, id: 'cv', path: '/cv' }
    rerender({ page, watching: 'agreed' })
    expect(told()).toEqual([['page_view', { language: 'fr', referrer: '/faq' }]])
    // The same page of new words is no other page.
    rerender({ page: { ...page, heading: 'CV' }, watching: 'agreed' })
    expect(told()).toEqual([])
  })

  test('tells of the page shown anew when the visitor’s answer changes', () => {
    const { told, rerender } = visit('{}')
    told()
    rerender({ page: FAQ, watching: '{"audience":true}' })
    expect(told()).toEqual([['page_view', { language: 'fr', referrer: '/faq' }]])
  })

  test('[7.0.10] tells of clicks and of errors, which are cut short; a warning is none', () => {
    const { told } = visit()
    told()
    fill('<button>Menu</button>')
    clickAt('button')
    expect(told()).toEqual([['click', { target: 'Menu', kind: 'button' }]])
    tracker.add({ kind: 'error', source: 'promise', message: 'x'.repeat(101) })
    expect(told()).toEqual([['exception', { source: 'promise', description: 'x'.repeat(100) }]])
    tracker.add({ kind: 'warning', source: 'vital', message: 'slow' })
    expect(told()).toEqual([])
  })

  test.each([
    ['that nobody listens to', false],
    ['that has ended', true],
  ])('%s tells nothing, and waits for nothing', (_, listens) => {
    const { told, unmount } = visit('agreed', listens)
    if (listens) {
      told()
      unmount()
    }
    fill('<button>Menu</button>')
    clickAt('button')
    tracker.add({ kind: 'error', source: 'script', message: 'x' })
    vi.advanceTimersByTime(600_000)
    expect(told()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('[3.4.1] what the page itself does not show is said', () => {
  const hear = () => {
    const heard: unknown[] = []
    const listen = (event: Event) => heard.push(readNotice(event))
    addEventListener(NOTIFY_EVENT, listen)
    onTestFinished(() => removeEventListener(NOTIFY_EVENT, listen))
    return heard
  }

  test('that the connection is lost, and that it is back', () => {
    const heard = hear()
    renderHook(useOccasions)
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
    expect(heard).toEqual([
      { message: expect.stringMatching(/^Connexion perdue/u) as string, type: 'warning' },
      { message: 'La connexion est revenue.', type: 'success' },
    ])
  })

  test('that a file is there, by the name it is kept under', () => {
    const heard = hear()
    renderHook(useOccasions)
    fill(`<a href="/files/vcard.vcf" download="camille.vcf"><b>Carte</b></a>
      <a href="/files/cv.pdf?v=2" download>CV</a><a href="/faq">Questions</a>`)
    clickAt('b')
    clickAt('a:nth-of-type(2)')
    clickAt('a:nth-of-type(3)')
    fireEvent.click(document)
    expect(heard).toEqual([
      { message: 'Fichier téléchargé : camille.vcf', type: 'info' },
      { message: 'Fichier téléchargé : cv.pdf', type: 'info' },
    ])
  })

  test('and nothing any more when the layout has gone', () => {
    const heard = hear()
    renderHook(useOccasions).unmount()
    fill('<a href="/cv.pdf" download>CV</a>')
    for (const type of ['offline', 'online']) dispatchEvent(new Event(type))
    clickAt('a')
    expect(heard).toEqual([])
  })
})

describe('once the application has started', () => {
  const start = () => {
    const images: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          images.push(address)
        }
      },
    )
    const notify = vi.fn<(message: string, type?: string) => void>()
    const stop = startServices(notify)
    onTestFinished(stop)
    return { images, notify, stop }
  }
  const say = (detail: unknown) => dispatchEvent(new CustomEvent(NOTIFY_EVENT, { detail }))
  const fail = () => dispatchEvent(new ErrorEvent('error', { error: new Error('x') }))
  const errors = () => tracker.entries().length

  test('[3.4.12] [7.0.6] [8.0.15] storage is clean, messages are shown, errors noted, pictures fetched when idle', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    localStorage.setItem('opale_settings', '{"cut')
    const before = errors()
    const { images, notify } = start()
    expect(localStorage).toHaveLength(0)
    say({ message: 'Envoyé', type: 'success' })
    say('junk')
    expect(notify.mock.calls).toEqual([['Envoyé', 'success']])
    fail()
    expect(errors()).toBe(before + 1)
    expect(images).toEqual([])
    vi.runAllTimers()
    expect(images).toHaveLength(2)
  })

  test('all that has an end', () => {
    const before = errors()
    const { images, notify, stop } = start()
    stop()
    say({ message: 'Envoyé' })
    fail()
    vi.runAllTimers()
    expect([images, notify.mock.calls, errors()]).toEqual([[], [], before])
  })
})

describe('when the browser is idle', () => {
  test('what waited is done, after a second at the latest, unless it was taken back', () => {
    const waiting = new Map<number, () => void>()
    const request = vi.fn<typeof requestIdleCallback>((waits) => {
      waiting.set(7, waits as () => void)
      return 7
    })
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
    const done = vi.fn<() => void>()
    const cancel = whenIdle(done)
    expect(request.mock.lastCall?.[1]).toEqual({ timeout: 1000 })
    waiting.get(7)?.()
    expect(done).toHaveBeenCalledExactlyOnceWith()
    cancel()
    expect(waiting.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a browser that does not say so waits 200 ms', () => {
    const [done, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()]
    whenIdle(done)
    whenIdle(cancelled)()
    vi.advanceTimersByTime(199)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(done).toHaveBeenCalledOnce()
    expect(cancelled).not.toHaveBeenCalled()
  })
})

describe('what the next page needs', () => {
  const network = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ redirect: '/' })),
  )
  const asked = () => network.mock.calls.map(([address]) => address)
  let seen: Element[] = []

  beforeEach(() => {
    network.mockClear()
    seen = []
    vi.stubGlobal('fetch', network)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(link: Element) {
          seen.push(link)
        }
        disconnect() {
          seen = []
        }
      },
    )
    history.replaceState(null, '', '/faq')
    document.documentElement.dataset['app'] = '/assets/b9.js'
    onTestFinished(() => {
      delete document.documentElement.dataset['app']
    })
  })
  const show = () =>
    renderHook(({ path }: { path: string }) => usePrefetch(path), {
      initialProps: { path: '/faq' },
    })
  const pointAt = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

  test('[7.0.8] comes when one points at its link, until the layout goes', () => {
    fill('<a href="/cv">CV</a><a href="/ia">IA</a>')
    const { unmount } = show()
    pointAt('a')
    unmount()
    pointAt('a:last-child')
    expect(asked()).toEqual(['/data/b9/cv.json'])
  })

  test('[9.0.46] comes by itself when idle, where visits mostly go on; links are watched from then on', () => {
    const walk = ['/faq', '/cv', '/faq', '/cv', '/faq', '/cv', '/faq']
    sessionStorage.setItem(
      PAGE_VIEWS_KEY,
      JSON.stringify(walk.map((path) => ({ path, search: '' }))),
    )
    fill('<main><a href="/ia">IA</a></main>')
    const { rerender, unmount } = show()
    expect([asked(), seen]).toEqual([[], []])
    act(() => void vi.runAllTimers())
    expect(asked()).toEqual(['/data/b9/cv.json'])
    expect(seen).toHaveLength(1)
    // Another page: its own links, once it is idle.
    rerender({ path: '/ia' })
    expect(seen).toEqual([])
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
