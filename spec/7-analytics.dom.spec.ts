/** Section 7: what a visit tells, when, and to whom; time passes only when a test says so. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAnalytics, LOGGED, type Tracked } from '../site/ports/analytics/analytics.ts'
import type { AnalyticsChoice, Purpose } from '../site/ports/analytics/choice.ts'
import { buildLayout } from '../site/layout/build-layout.ts'
import { eventsOfClick } from '../site/ports/analytics/clicks.ts'
import { EVENT_NAMES, EVENTS, isEventName, valuesOf } from '../site/ports/analytics/events.ts'
import { readTrackEvent } from '../site/ports/analytics/read-track-event.ts'
import { TRACK_EVENT } from '../site/ports/analytics/track.ts'
import { eventsOfPage } from '../site/ports/analytics/pages.ts'
import { watchScrollDepth } from '../site/ports/analytics/scroll-depth.ts'
import { serviceFor } from '../site/ports/analytics/services.ts'
import { watchTimeOnPage } from '../site/ports/analytics/time-on-page.ts'
import { watchPage, watchVisitor } from '../site/ports/analytics/watch.ts'
import { DEPTHS } from '../site/audience/dimensions.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Analytics that may tell everything, and what its service heard. */
const telling = (allowed: (purpose: Purpose) => boolean = () => true) => {
  const sent: Tracked[] = []
  const analytics = createAnalytics({
    service: (event) => void sent.push(event),
    allowed,
    path: () => '/here',
    now: () => 7,
  })
  return { ...analytics, sent, names: () => sent.map(({ name }) => name) }
}

const PAGE = { id: 'faq', path: '/faq', language: 'fr', category: 'web-dev' } as const

describe('the table of events', () => {
  test('[7.0.10] [7.0.12] [7.0.20] [7.0.21] [7.0.23] has every event of section 7, and page views', () => {
    expect(EVENT_NAMES.toSorted()).toEqual(
      `page_view navigation click contact_form_start contact_form_submit conversion
      contact_conversion download cv_view cv_download portfolio_view scroll time_on_page
      language_change tech_interest social_interaction exception search purchase
      contact_interaction contact_click universe_switch`
        .split(/\s+/u)
        .toSorted(),
    )
    for (const name of ['toString', '__proto__', 'pageview', '', undefined, 3])
      expect(isEventName(name)).toBe(false)
  })

  test('[9.0.55] [7.0.13] [7.0.16] [7.0.22] contact_conversion is worth 10, cv_download 5; purchases are in EUR', () => {
    expect(valuesOf('contact_conversion', {})).toEqual({ value: 10 })
    expect(valuesOf('contact_conversion', { value: 99 })).toEqual({ value: 10 })
    expect(valuesOf('cv_download', { file: 'cv.pdf' })).toEqual({ value: 5, file: 'cv.pdf' })
    expect(valuesOf('purchase', { value: 20 })).toEqual({ value: 20, currency: 'EUR' })
    expect(valuesOf('purchase', { currency: 'CHF' })).toEqual({ currency: 'CHF' })
  })

  test('[7.0.24] an event carries the fields it knows, of the right kind, and no more', () => {
    const given = { from: '/a', to: { toString: () => 'x' }, password: 'p', __proto__: { to: 'y' } }
    expect(valuesOf('navigation', given)).toEqual({ from: '/a' })
    expect(valuesOf('search', { search_term: 'x'.repeat(100_000), results: NaN })).toEqual({
      search_term: 'x'.repeat(200),
    })
  })

  test('what tells how somebody comes to write needs consent; pages and reading do not', () => {
    const of = (purpose: Purpose) => EVENT_NAMES.filter((name) => EVENTS[name].purpose === purpose)
    expect(of('audience')).toEqual(
      expect.arrayContaining(['page_view', 'scroll', 'time_on_page', 'language_change']),
    )
    expect(of('journey')).toEqual(
      expect.arrayContaining(['contact_form_start', 'conversion', 'purchase', 'search']),
    )
  })
})

describe('telling', () => {
  test('with nobody to tell, events stay in the log of the page, the last hundred', () => {
    const analytics = createAnalytics({ service: undefined, allowed: () => true })
    for (let count = 0; count < LOGGED + 5; count += 1) analytics.track('scroll', { depth: count })
    expect(analytics.log()).toHaveLength(LOGGED)
    expect(analytics.log()[0]).toMatchObject({ fate: 'kept', values: { depth: 5 } })
  })

  test('what the visitor did not agree to is withheld', () => {
    const { track, sent, log } = telling((purpose) => purpose === 'audience')
    track('scroll', { depth: 25 })
    track('contact_click', { from: '/ia' })
    expect(sent).toEqual([{ name: 'scroll', path: '/here', values: { depth: 25 } }])
    expect(log().map(({ fate }) => fate)).toEqual(['sent', 'withheld'])
  })

  test.each([
    [
      'at once',
      () => {
        throw new Error('gone')
      },
    ],
    ['later', () => Promise.reject(new Error('gone'))],
  ])('[8.0.11] a service that fails %s is a warning, and nothing else', async (_, service) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { track, log } = createAnalytics({ service, allowed: () => true })
    track('click', { target: 'x' })
    await vi.waitFor(() => expect(log()).toHaveLength(1))
    expect(warn).toHaveBeenCalledExactlyOnceWith('Analytics tracking failed', expect.any(Error))
    expect(log()[0]?.fate).toBe('failed')
  })
})

describe('scroll depth', () => {
  const watch = () => {
    let depth = 0
    const told: number[] = []
    const stop = watchScrollDepth(
      (mark) => told.push(mark),
      () => depth,
    )
    onTestFinished(stop)
    const scrollTo = (to: number, wait = 100) => {
      depth = to
      dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(wait)
    }
    return { told, stop, scrollTo }
  }

  test('[9.0.52] [9.0.53] [5.0.12] [7.0.18] tells 25, 50, 75 and 90, each once, and no other depth', () => {
    const { told, scrollTo } = watch()
    for (let depth = 0; depth <= 100; depth += 1) scrollTo(depth)
    for (let depth = 100; depth >= 0; depth -= 1) scrollTo(depth)
    expect(told).toEqual([25, 50, 75, 90])
    expect(told).toEqual(DEPTHS)
  })

  test('[9.0.53] looks 100 ms after the last scroll, not before', () => {
    const { told, scrollTo } = watch()
    for (let times = 0; times < 20; times += 1) scrollTo(60, 99)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([25, 50])
  })

  test('ends with its page', () => {
    const { told, stop, scrollTo } = watch()
    scrollTo(30, 50)
    stop()
    vi.advanceTimersByTime(1000)
    scrollTo(80)
    expect(told).toEqual([])
  })
})

describe('time on page', () => {
  test('[9.0.54] [5.0.13] [7.0.19] tells 30, 60, 120 and 300 seconds, looked at every 5 s', () => {
    const told: (readonly [at: number, seconds: number])[] = []
    const start = performance.now()
    // The page began two seconds before anybody watched.
    watchTimeOnPage((seconds) => told.push([performance.now() - start, seconds]), start - 2000)
    vi.advanceTimersByTime(29_999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(600_000)
    expect(told).toEqual([
      [30_000, 30],
      [60_000, 60],
      [120_000, 120],
      [300_000, 300],
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends with its page', () => {
    const report = vi.fn<(seconds: number) => void>()
    watchTimeOnPage(report, performance.now())()
    vi.advanceTimersByTime(600_000)
    expect(report).not.toHaveBeenCalled()
  })
})

describe('what a page tells', () => {
  const names = (...args: Parameters<typeof eventsOfPage>) =>
    eventsOfPage(...args).map(([name]) => name)

  test('[7.0.9] [7.0.15] [7.0.17] it is viewed; the CV and the portfolio say so besides', () => {
    expect(names(PAGE, undefined)).toEqual(['page_view'])
    expect(names({ ...PAGE, category: 'cv' }, PAGE)).toEqual(['page_view', 'cv_view'])
    expect(names({ ...PAGE, id: 'portfolio-projets-cas-etudes' }, PAGE)).toEqual([
      'page_view',
      'portfolio_view',
    ])
  })

  test('[7.0.20] a change of language is told, from which to which', () => {
    expect(eventsOfPage({ ...PAGE, language: 'en' }, PAGE)[0]).toEqual([
      'language_change',
      { from: 'fr', to: 'en' },
    ])
  })

  test('of the page before the site only the host is told', () => {
    const [view] = eventsOfPage(PAGE, undefined, 'https://search.example/find?q=private#x')
    expect(view).toEqual(['page_view', { language: 'fr', referrer: 'search.example' }])
    expect(eventsOfPage(PAGE, undefined, 'no address')[0]?.[1]).toMatchObject({
      referrer: 'direct',
    })
  })
})

describe('what a click tells', () => {
  const clicked = (html: string, selector = 'a,button') => {
    document.body.innerHTML = html
    return eventsOfClick(document.querySelector(selector)!, buildLayout('fr').conversions)
  }

  test('[7.0.10] which button, and where a link leads', () => {
    expect(clicked('<button>Menu</button>')).toEqual([
      ['click', { target: 'Menu', kind: 'button' }],
    ])
    expect(clicked('<a href="/cv?x=private#y">CV</a>')).toEqual([
      ['click', { target: '/cv', kind: 'link' }],
      ['navigation', { from: '/', to: '/cv' }],
    ])
    // The navigation tells of its own links.
    expect(clicked('<header><a href="/cv">CV</a></header>')).toHaveLength(1)
    expect(clicked('<p>words</p>', 'p')).toEqual([])
    // Nobody is counted for refusing to be.
    expect(clicked('<section data-untold><button>Tout refuser</button></section>')).toEqual([])
  })

  test('[7.0.13] [7.0.12] an address to write to is a contact, and a conversion', () => {
    expect(clicked('<a href="mailto:a@b.example?subject=private">Écrire</a>')).toEqual([
      ['contact_interaction', { method: 'email' }],
      ['contact_conversion', { method: 'email' }],
      ['conversion', { type: 'contact_conversion', value: 10 }],
    ])
  })

  test('[7.0.14] [7.0.16] a file is a download, the CV one of its own besides', () => {
    expect(clicked('<a href="/carte.vcf">Carte</a>')).toEqual([['download', { file: 'carte.vcf' }]])
    expect(clicked('<a href="/cv-camille.pdf" download>CV</a>')).toEqual([
      ['download', { file: 'cv-camille.pdf' }],
      ['cv_download', { file: 'cv-camille.pdf' }],
      ['conversion', { type: 'cv_download', value: 5 }],
    ])
  })

  test('[7.0.20] a service that workflows link shows an interest, a profile a social one', () => {
    expect(clicked('<a href="/en/workflows/integration/slack">Slack</a>')).toContainEqual([
      'tech_interest',
      { technology: 'slack' },
    ])
    expect(clicked('<a href="https://code.example/me" rel="me noopener">Code</a>')).toEqual([
      ['click', { target: 'code.example', kind: 'outside' }],
      ['social_interaction', { network: 'code.example' }],
    ])
    expect(clicked('<a href="https://other.example/">Autre</a>')).toHaveLength(1)
  })
})

describe('what other parts of the page say', () => {
  const say = (detail: unknown) => dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }))

  test('[7.0.23] is told, as far as the table knows it', () => {
    const { track, sent } = telling()
    const stop = watchVisitor(track, {})
    say({ name: 'contact_click', from: '/ia', source: 'unified_navigation', secret: 'x' })
    say({ name: 'universe_switch', from: 'code', to: 'ia' })
    for (const junk of [undefined, null, 'click', [], { name: 'nothing' }, { name: {} }]) say(junk)
    stop()
    say({ name: 'contact_interaction' })
    expect(sent).toEqual([
      {
        name: 'contact_click',
        path: '/here',
        values: { from: '/ia', source: 'unified_navigation' },
      },
      { name: 'universe_switch', path: '/here', values: { from: 'code', to: 'ia' } },
    ])
    expect(readTrackEvent(new Event(TRACK_EVENT))).toBeUndefined()
  })

  test('[7.0.11] the contact form is begun once, and sent', () => {
    const { track, names } = telling()
    document.body.innerHTML = '<main><form><input><input></form></main><input>'
    const [first, second, outside] = document.querySelectorAll('input')
    const stop = watchPage(track, { ...PAGE, category: 'contact' }, PAGE)
    for (const field of [outside, first, second, first])
      field?.dispatchEvent(new Event('focusin', { bubbles: true }))
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
    expect(names()).toEqual(['page_view', 'contact_form_start', 'contact_form_submit'])
    stop()
    first?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(names()).toHaveLength(3)
  })
})

describe('whom it is told', () => {
  const event: Tracked = { name: 'scroll', path: '/ia', values: { depth: 50 } }
  const ENDPOINT: AnalyticsChoice = { service: 'endpoint', url: 'https://mesure.example/e' }

  test('[7.0.9] nobody, by default', () => {
    expect(serviceFor(undefined)).toBeUndefined()
  })

  test('an endpoint of one’s own gets JSON, without a cookie', async () => {
    const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', post)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await serviceFor(ENDPOINT)?.(event)
    expect(post).toHaveBeenCalledExactlyOnceWith('https://mesure.example/e', {
      method: 'POST',
      body: '{"event":"scroll","path":"/ia","depth":50}',
      keepalive: true,
      credentials: 'omit',
    })
    post.mockResolvedValue(new Response(null, { status: 500 }))
    await expect(serviceFor(ENDPOINT)?.(event)).rejects.toThrow('answered 500')
  })

  test('from a page that goes away it is left to the browser', () => {
    const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)
    vi.stubGlobal('navigator', { sendBeacon })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    void serviceFor(ENDPOINT)?.(event)
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
      'https://mesure.example/e',
      '{"event":"scroll","path":"/ia","depth":50}',
    )
    sendBeacon.mockReturnValue(false)
    expect(() => serviceFor(ENDPOINT)?.(event)).toThrow('was not asked')
  })

  test('a tag service finds plain objects in window.dataLayer, or gtag’s commands', () => {
    vi.stubGlobal('dataLayer', undefined)
    const layer = () => (globalThis as unknown as { dataLayer: unknown[] }).dataLayer
    void serviceFor({ service: 'dataLayer' })?.(event)
    expect(layer()).toEqual([{ event: 'scroll', page_path: '/ia', depth: 50 }])
    layer().length = 0
    const tell = serviceFor({ service: 'dataLayer', id: 'G-1', script: 'https://tag.example/js' })
    void tell?.(event)
    void tell?.(event)
    expect(layer().map((one) => [...(one as IArguments)])).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'scroll', { page_path: '/ia', depth: 50 }],
      ['event', 'scroll', { page_path: '/ia', depth: 50 }],
    ])
    // Its script comes with the first event, which only consent lets through.
    expect([...document.scripts].map(({ src }) => src)).toEqual(['https://tag.example/js'])
  })
})
