/** What a page counts of its visit for the site's own server, and when it tells. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONVERSIONS } from '../site/audience/conversions.ts'
import { DEPTHS } from '../site/audience/dimensions.ts'
import { AUDIENCE_ENDPOINT, MEASURED, REPORT_LIMIT } from '../site/audience/endpoint.ts'
import { report, type Report } from '../site/audience/report.ts'
import type { Tracked } from '../site/ports/analytics/analytics.ts'
import { measuredHere } from '../site/ports/analytics/measured-here.ts'
import { serviceFor } from '../site/ports/analytics/services.ts'

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)
beforeEach(() => {
  sendBeacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => {
  // Whatever still counts forgets it.
  leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('pagehide'))
}
const told = (): readonly Report[] =>
  sendBeacon.mock.calls.map(([url, body]) => {
    expect(url).toBe(AUDIENCE_ENDPOINT)
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(REPORT_LIMIT)
    return report.parse(JSON.parse(body))
  })

const view = (path: string, referrer = 'direct'): Tracked => ({
  name: 'page_view',
  path,
  values: { language: 'fr', referrer },
})
const tell = (events: readonly Tracked[], allowed = () => true) => {
  const service = serviceFor({ service: 'own' }, allowed)
  for (const event of events) void service?.(event)
}

describe('a visit', () => {
  test('[7.0.9] [7.0.18] is told once, when the page is left: what was seen, how far, from where', () => {
    vi.stubGlobal('innerWidth', 390)
    tell([
      view('/ia', 'www.moteur.example:8080'),
      { name: 'scroll', path: '/ia', values: { depth: 25 } },
      { name: 'scroll', path: '/ia', values: { depth: 50 } },
      view('/contact', '/ia'),
      { name: 'conversion', path: '/contact', values: { type: 'contact_conversion', value: 10 } },
      // Nobody counts these.
      { name: 'click', path: '/contact', values: { target: 'Camille', kind: 'button' } },
      { name: 'search', path: '/explorer', values: { search_term: 'secret' } },
    ])
    expect(told()).toEqual([])
    leave()
    expect(told()).toEqual([
      {
        width: 'mobile',
        source: 'www.moteur.example',
        views: [
          ['/ia', 'fr'],
          ['/contact', 'fr'],
        ],
        reads: [
          ['/ia', 25],
          ['/ia', 50],
        ],
        conversions: ['contact_conversion'],
      },
    ])
    leave()
    expect(told()).toHaveLength(1)
  })

  test('a link inside of the site, or another load of it, is no source', () => {
    for (const from of ['/faq', location.host]) {
      tell([view('/ia', from)])
      leave()
    }
    expect(told().map(({ source }) => source)).toEqual([undefined, undefined])
  })

  test('whoever objects meanwhile is not told of', () => {
    let allowed = true
    tell([view('/ia')], () => allowed)
    allowed = false
    leave()
    expect(told()).toEqual([])
  })

  test('however long it is, the server takes each report, and nothing is lost or told twice', () => {
    const path = fc.stringMatching(/^\/[a-z\d-]{0,80}$/u)
    const event: fc.Arbitrary<Tracked> = fc.oneof(
      path.map((at) => view(at)),
      fc.record({
        name: fc.constant('scroll' as const),
        path,
        values: fc.record({ depth: fc.constantFrom(...DEPTHS) }),
      }),
      fc.record({
        name: fc.constant('conversion' as const),
        path,
        values: fc.record({ type: fc.constantFrom(...Object.keys(CONVERSIONS)) }),
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), (events) => {
        sendBeacon.mockClear()
        tell(events)
        leave()
        const reports = told()
        const of = (name: string) => events.filter((each) => each.name === name)
        expect(reports.flatMap(({ views }) => views.map(([at]) => at))).toEqual(
          of('page_view').map((each) => each.path),
        )
        expect(reports.flatMap(({ reads }) => reads)).toEqual(
          of('scroll').map((each) => [each.path, each.values['depth']]),
        )
        expect(reports.flatMap(({ conversions }) => conversions)).toEqual(
          of('conversion').map(({ values }) => values['type']),
        )
      }),
      { numRuns: 50 },
    )
  })
})

describe('whether this page is counted', () => {
  const served = (...names: readonly string[]) =>
    vi.stubGlobal('performance', {
      getEntriesByType: () => [{ serverTiming: names.map((name) => ({ name })) }],
    })

  test('is what the server said with it, and nothing else', () => {
    expect(measuredHere()).toBeUndefined()
    served()
    expect(measuredHere()).toBeUndefined()
    served('cache')
    expect(measuredHere()).toBeUndefined()
    served('cache', MEASURED)
    expect(measuredHere()).toEqual({ service: 'own' })
    vi.stubGlobal('performance', { getEntriesByType: () => [{}] })
    expect(measuredHere()).toBeUndefined()
  })
})
