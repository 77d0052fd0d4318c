/** The guided tour as data: where it leads in each language, and where the browser finds that. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WORDS } from '../site/layout/tour/words.ts'
import { beginTour, comeTo, leaveTour, subscribeTour, tourNow } from '../site/ports/tour.ts'
import { TOUR_PAGE, TOUR_PATH, tourStops } from '../site/ports/tour-stops.ts'
import { fileNameOf } from '../site/routes/address.ts'
import { buildPage } from '../site/routes/build-page.ts'
import { entries, entryOf } from '../site/routes/entries.ts'
import { canonicalPath } from '../site/routes/href.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const entry = entryOf(TOUR_PAGE)
const stopsIn = (language: 'fr' | 'en') => buildPage(entry, TOUR_PATH, language).tour!

describe('its stops', () => {
  test('come from the page that the browser asks for them', () => {
    expect(canonicalPath(entry, 'fr')).toBe(TOUR_PATH)
  })

  test('[2.1.94] are the same pages in both languages, each by its address there', () => {
    expect(entry.record.en.tour!.map(({ page }) => page)).toEqual(
      entry.record.fr.tour!.map(({ page }) => page),
    )
    for (const language of LANGUAGES)
      for (const [index, { href, name }] of stopsIn(language).entries()) {
        const there = entryOf(entry.record[language].tour![index]!.page)
        expect([href, name]).toEqual([canonicalPath(there, language), there.record[language].name])
      }
  })

  test('say no more than two sentences each, and no other page has any', () => {
    for (const language of LANGUAGES)
      for (const { text } of stopsIn(language))
        expect(text.match(/[.?]/gu)!.length, text).toBeLessThanOrEqual(2)
    expect(entries.filter(({ record }) => record.fr.tour).map(({ id }) => id)).toEqual([entry.id])
  })

  test('as many as the texts around them say', () => {
    expect(stopsIn('fr')).toHaveLength(7)
    for (const language of LANGUAGES) {
      const { lead, description } = entry.record[language]
      expect(`${lead} ${description}`).toMatch(/[Ss]ept étapes|seven stops/u)
      expect(WORDS[language].position(2, 7)).toMatch(/2 .*7/u)
    }
  })
})

describe('in the browser', () => {
  beforeEach(() => {
    document.documentElement.dataset['app'] = '/assets/b1.js'
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the stops come from the data of the page that it begins on, and are asked for once', async () => {
    const asked: string[] = []
    let down = true
    vi.stubGlobal('fetch', (file: string) => {
      asked.push(file)
      const tour = [{ href: '/', name: file, text: '' }]
      return Promise.resolve(new Response(JSON.stringify({ tour }), { status: down ? 500 : 200 }))
    })
    await expect(tourStops('fr')).rejects.toThrow('is not there')
    down = false
    for (const language of LANGUAGES) {
      const file = `/data/b1/${fileNameOf(TOUR_PATH, language)}.json`
      expect(await tourStops(language)).toEqual([{ href: '/', name: file, text: '' }])
      await tourStops(language)
      expect(asked.filter((one) => one === file)).toHaveLength(language === 'fr' ? 2 : 1)
    }
  })

  test('where one has come to is kept for the tab, and forgotten when one leaves', () => {
    const told = vi.fn<() => void>()
    const stop = subscribeTour(told)
    expect(tourNow()).toEqual({ at: undefined, begun: false })
    beginTour()
    expect(tourNow()).toEqual({ at: 0, begun: true })
    comeTo(0)
    expect(tourNow().begun).toBe(true)
    comeTo(3)
    expect([tourNow().at, sessionStorage.getItem('opale-tour')]).toEqual([3, '3'])
    beginTour()
    expect(tourNow()).toEqual({ at: 3, begun: true })
    leaveTour()
    // A page that tells where it is only now does not begin it again.
    comeTo(3)
    expect([tourNow().at, sessionStorage.getItem('opale-tour')]).toEqual([undefined, ''])
    expect(told).toHaveBeenCalledTimes(4)
    stop()
    beginTour()
    expect(told).toHaveBeenCalledTimes(4)
  })
})
