/** What a visit tells her, and what leads to a contract: one table, kept on the device. */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ACTIONS_A, ACTIONS_B } from '#engine'
import { CONVERSIONS, type ConversionType } from '../site/audience/conversions.ts'
import { buildLayout } from '../site/layout/build-layout.ts'
import { speechFor } from '../site/layout/corner/speech.ts'
import { admin } from '../site/ports/admin.ts'
import { readTrackEvent } from '../site/ports/analytics/read-track-event.ts'
import { TRACK_EVENT } from '../site/ports/analytics/track.ts'
import { DEPTH_MS, watchBehaviour } from '../site/ports/visit-behaviour.ts'
import { conversionOf, conversions, convert, KEPT_CONVERSIONS } from '../site/ports/conversions.ts'
import { PAGES } from '../site/routes/table.ts'

const TYPES = Object.keys(CONVERSIONS) as ConversionType[]

beforeEach(() => sessionStorage.clear())

describe('[3.4.8] conversion events', () => {
  test('[9.0.55] each has a type and a score of one table, which readings.md repeats', () => {
    expect(CONVERSIONS).toMatchObject({ contact_conversion: 10, cv_download: 5 })
    const row = readFileSync('spec/readings.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| Types of conversion events'))!
    for (const type of TYPES) expect(row).toContain(`${type} ${CONVERSIONS[type]}`)
  })

  test('caring for her is none of them', () => {
    for (const action of [...ACTIONS_A, ...ACTIONS_B, 'logo-click'])
      expect(TYPES.filter((type) => type.includes(action))).toEqual([])
  })

  test('are kept with their page and moment, the last hundred of a session', () => {
    for (let i = 0; i <= KEPT_CONVERSIONS; i++) convert('tool_opened', `/page-${i}`)
    const kept = conversions()
    expect(kept).toHaveLength(KEPT_CONVERSIONS)
    expect(kept.at(-1)).toEqual({
      type: 'tool_opened',
      score: 1,
      path: `/page-${KEPT_CONVERSIONS}`,
      timestamp: expect.any(Number) as number,
    })
    expect(kept[0]?.path).toBe('/page-1')
  })

  test('what is no click is told to whoever measures, and asks the visitor', () => {
    const told: unknown[] = []
    const listen = (event: Event) => told.push(readTrackEvent(event))
    addEventListener(TRACK_EVENT, listen)
    convert('contact_click', '/faq')
    expect(told).toEqual([])
    convert('tour_finished', '/faq', 'deed')
    removeEventListener(TRACK_EVENT, listen)
    expect(told).toEqual([{ name: 'conversion', fields: { type: 'tour_finished', value: 2 } }])
    expect(conversions().map(({ type }) => type)).toEqual(['contact_click', 'tour_finished'])
  })

  test('damaged storage counts as empty', () => {
    sessionStorage.setItem('opale-conversions', '{"half')
    expect(conversions()).toEqual([])
    convert('contact_click', '/faq')
    expect(conversions()).toHaveLength(1)
  })

  const pages = buildLayout('fr').conversions
  const tools = PAGES.filter(({ screen }) => screen === 'tool').flatMap(({ fr, en }) => [
    ...fr,
    ...en,
  ])
  test.each<readonly [html: string, type: ConversionType | undefined]>([
    ['<a href="/contact">Contact</a>', 'contact_click'],
    ['<a href="/en/contact"><b>Contact</b></a>', 'contact_click'],
    ['<a href="mailto:a@b.fr">Écrire</a>', 'contact_conversion'],
    ['<a href="tel:+33100000000">Appeler</a>', 'contact_conversion'],
    ['<a href="/files/cv.pdf" download>CV</a>', 'cv_download'],
    ['<a href="/vcard.vcf" download>Carte</a>', undefined],
    ['<a href="/blog">Blog</a>', undefined],
    ['<button>Câliner</button>', undefined],
    ...tools.map((href) => [`<a href="${href}">Outil</a>`, 'tool_opened'] as const),
  ])('%s', (html, type) => {
    document.body.innerHTML = html
    expect(conversionOf(document.body.querySelector('b, a, button')!, pages)).toBe(type)
  })
})

describe('what she is told', () => {
  test('[3.4.7] time, depth, interactions, referrer and browser of the page, and nothing else', () => {
    vi.useFakeTimers()
    const events = { scrolled: vi.fn<(depth: number) => void>(), clicked: vi.fn<() => void>() }
    const began = performance.now()
    const watch = watchBehaviour(events)
    expect(watch.get()).toEqual({
      timeOnPage: Math.floor(began / 1000),
      scrollDepth: 0,
      interactions: 0,
      referrer: 'direct',
      userAgent: navigator.userAgent,
    })
    document.body.click()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: innerHeight * 2,
      configurable: true,
    })
    // Looked at once, that long after the last scroll.
    for (let times = 0; times < 3; times += 1) {
      dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(DEPTH_MS - 1)
    }
    expect(events.scrolled).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(events.scrolled).toHaveBeenCalledExactlyOnceWith(50)
    vi.advanceTimersByTime(5000)
    expect(watch.get()).toMatchObject({ interactions: 2, scrollDepth: 50 })
    expect(watch.get().timeOnPage).toBeGreaterThanOrEqual(5)
    watch.stop()
    document.body.click()
    dispatchEvent(new Event('scroll'))
    expect(vi.getTimerCount()).toBe(0)
    expect(events.clicked).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test('[6.0.1] a visitor is met in `user` mode, the owner in `admin` mode', () => {
    const behaviour = {
      timeOnPage: 0,
      scrollDepth: 0,
      interactions: 0,
      referrer: 'direct',
      userAgent: '',
    }
    expect(admin.read().role).toBe('user')
    const context = { category: 'blog', behaviour }
    expect(speechFor({ ...context, mode: admin.read().role }).key).toBe('blog')
    expect(speechFor({ ...context, mode: 'admin' }).key).toBe('admin')
  })
})
