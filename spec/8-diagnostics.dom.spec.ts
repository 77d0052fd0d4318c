/** Section 8: what the tracker holds, how it rates it, and when it calls a page slow. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { caughtErrors, keepCaughtError } from '../site/ports/diagnostics/caught-errors.ts'
import { RATINGS, recommendationsFor } from '../site/ports/diagnostics/recommendations.ts'
import { createTracker, KEPT_ENTRIES, REPORTING } from '../site/ports/diagnostics/tracker.ts'
import { ERROR_EVENT, watchErrors } from '../site/ports/diagnostics/watch-errors.ts'
import { vitalWarning, watchVitals } from '../site/ports/diagnostics/web-vitals.ts'

const make = () => createTracker({ now: () => 5, path: () => '/faq' })
const error = (source: 'script' | 'promise' | 'rendering' | 'workflow', message = 'x') =>
  ({ kind: 'error', source, message }) as const

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

describe('the error tracker', () => {
  test('[8.0.15] [8.0.16] holds the last 50 errors and warnings, and where they happened', () => {
    const { add, entries } = make()
    for (let count = 1; count <= 60; count += 1) add(error('script', `error ${count}`))
    add({ kind: 'warning', source: 'vital', message: 'x'.repeat(100_000) })
    expect(entries()).toHaveLength(KEPT_ENTRIES)
    expect(KEPT_ENTRIES).toBe(50)
    expect(entries()[0]).toEqual({ ...error('script', 'error 12'), id: 12, path: '/faq', at: 5 })
    expect(entries().at(-1)?.message).toHaveLength(500)
  })

  test('[8.0.17] rates workflow errors and unhandled rejections high, rendering medium', () => {
    expect(RATINGS).toEqual({ workflow: 'high', promise: 'high', rendering: 'medium' })
    const { add, entries } = make()
    for (const source of ['rendering', 'script', 'promise', 'workflow', 'promise'] as const)
      add(error(source))
    add({ kind: 'warning', source: 'vital', message: 'slow' })
    expect(recommendationsFor(entries())).toEqual([
      { source: 'workflow', rating: 'high', count: 1 },
      { source: 'promise', rating: 'high', count: 2 },
      { source: 'rendering', rating: 'medium', count: 1 },
    ])
    expect(recommendationsFor([])).toEqual([])
  })

  test('[8.0.15] hears of whatever nobody caught, and of what a boundary did, also before it came', () => {
    const tracker = make()
    keepCaughtError(new TypeError('too early'))
    const stop = watchErrors(tracker, caughtErrors)
    keepCaughtError('later')
    dispatchEvent(new ErrorEvent('error', { error: new RangeError('far'), message: 'm' }))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('no') }))
    dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: { source: 'sprite', error: 'sheet' } }))
    dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: 'junk' }))
    const odd = Object.assign(Object.create(null) as object, { toString: 3 })
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: odd }))
    stop()
    dispatchEvent(new ErrorEvent('error', { error: new Error('after') }))
    expect(tracker.entries().map(({ source, message }) => `${source}: ${message}`)).toEqual([
      'rendering: TypeError: too early',
      'rendering: later',
      'script: RangeError: far',
      'promise: Error: no',
      'sprite: sheet',
      'promise: unknown',
    ])
  })

  test.each(['/workflow-studio', '/en/workflows', '/studio'])(
    '[8.0.17] what breaks on %s is a workflow error',
    (path) => {
      const tracker = make()
      const stop = watchErrors(tracker)
      history.replaceState(null, '', path)
      dispatchEvent(new ErrorEvent('error', { error: new Error('x') }))
      stop()
      expect(tracker.entries()[0]?.source).toBe('workflow')
    },
  )

  test('[7.0.26] has an address for its entries, and sends nothing', () => {
    const network = vi.fn<() => void>()
    vi.stubGlobal('fetch', network)
    vi.stubGlobal('navigator', { sendBeacon: network })
    expect(REPORTING).toEqual({ endpoint: '/api/errors', sends: false })
    make().add(error('workflow'))
    expect(network).not.toHaveBeenCalled()
  })
})

describe('web vitals', () => {
  test('[8.0.18] warn above 1200 ms of LCP and above 100 ms of FID, not at them', () => {
    expect(vitalWarning('LCP', 1200)).toBeUndefined()
    expect(vitalWarning('LCP', 1201)).toBe('LCP 1201 ms > 1200 ms')
    expect(vitalWarning('FID', 100)).toBeUndefined()
    expect(vitalWarning('FID', 100.6)).toBe('FID 101 ms > 100 ms')
  })

  /** A browser that measured what it is told. */
  const measured = (entries: Readonly<Record<string, readonly object[]>>) => {
    const observed: PerformanceObserverInit[] = []
    class Observer {
      static supportedEntryTypes = Object.keys(entries)
      private readonly act: (list: { getEntries: () => readonly object[] }) => void
      constructor(act: Observer['act']) {
        this.act = act
      }
      observe(init: PerformanceObserverInit) {
        observed.push(init)
        this.act({ getEntries: () => entries[init.type!]! })
      }
      disconnect() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    const tracker = make()
    watchVitals(tracker)()
    return { observed, messages: tracker.entries().map(({ message }) => message) }
  }

  test('[8.0.18] the last candidate of the largest paint counts, and the first input', () => {
    const slow = measured({
      'largest-contentful-paint': [{ startTime: 800 }, { startTime: 1900.4 }],
      'first-input': [{ startTime: 3000, processingStart: 3160 }],
    })
    expect(slow.messages).toEqual(['LCP 1900 ms > 1200 ms', 'FID 160 ms > 100 ms'])
    // What happened before the tracker came counts too.
    expect(slow.observed.map(({ buffered }) => buffered)).toEqual([true, true])
    const fine = measured({
      'largest-contentful-paint': [{ startTime: 1900 }, { startTime: 300 }],
      'first-input': [{ startTime: 3000, processingStart: 3008 }],
    })
    expect(fine.messages).toEqual([])
  })

  test('a browser that does not measure one of them is not asked', () => {
    expect(measured({ 'first-input': [] }).observed).toHaveLength(1)
    expect(measured({}).observed).toEqual([])
  })
})
