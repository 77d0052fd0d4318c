/** Section 2.3: which section is the active one, and when one looks. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NAV_BAR_HEIGHT } from '../site/components/nav-bar/index.ts'
import { BREAKPOINTS } from '#ui/theme/media'
import { followScroll, SCROLLED_PX } from '../site/navigation/follow-scroll.ts'
import { followSections, type Follower } from '../site/navigation/follow-sections.ts'
import {
  activeSection,
  areaOf,
  canBeActive,
  centrednessIn,
  MENU_SCROLL_MS,
  ratioIn,
  SCROLL_OFFSETS,
  SCROLL_TIMES,
  scoreOf,
  SECTION_OBSERVER,
} from '../site/navigation/sections.ts'
import { deviceOf } from '../site/ports/device.ts'

describe('figures', () => {
  test('[9.0.36] [9.0.37] [9.0.38] widths and the height of the bar', () => {
    expect([767, 768, 1023, 1024].map(deviceOf)).toEqual(['mobile', 'tablet', 'tablet', 'desktop'])
    expect(BREAKPOINTS).toEqual({ mobile: 768, tablet: 1024, desktop: 1280 })
    expect(NAV_BAR_HEIGHT).toBe(130)
  })

  test('[9.0.40] [9.0.42] [9.0.43] [9.0.45] are those of the specification', () => {
    expect(SCROLL_OFFSETS).toEqual({ tab: 120, fallback: 160 })
    expect(SECTION_OBSERVER).toEqual({
      threshold: [0.1, 0.3, 0.5, 0.7],
      rootMargin: '-160px 0px -30% 0px',
    })
    expect(SCROLL_TIMES).toEqual({ debounce: 16, idle: 150 })
    expect(MENU_SCROLL_MS).toBe(300)
    // The same part of the window, in pixels.
    expect(areaOf(1000)).toEqual({ top: 160, bottom: 700 })
  })

  test('[4.3.6] the score is 0.7 times the ratio and 0.3 times how central it is', () => {
    expect(scoreOf(1, 1)).toBe(1)
    expect(scoreOf(1, 0)).toBe(0.7)
    expect(scoreOf(0, 1)).toBe(0.3)
    expect(scoreOf(0.5, 0.5)).toBe(0.5)
  })

  test('[4.3.7] a section can be active above a score of 0.2, or a ratio of 0.5', () => {
    expect(canBeActive(0.2 / 0.7, 0)).toBe(false)
    expect(canBeActive(0.2 / 0.7 + 0.001, 0)).toBe(true)
    // A sliver in the middle counts more than one at the edge.
    expect([canBeActive(0.01, 0.7), canBeActive(0.01, 0.1)]).toEqual([true, false])
    expect(canBeActive(0.51, 0)).toBe(true)
    expect(canBeActive(0, 0)).toBe(false)
  })

  const area = { top: 100, bottom: 500 }
  test('ratio and centredness', () => {
    expect(ratioIn({ top: 100, bottom: 500 }, area)).toBe(1)
    expect(ratioIn({ top: 400, bottom: 600 }, area)).toBe(0.5)
    expect(ratioIn({ top: 500, bottom: 900 }, area)).toBe(0)
    expect(ratioIn({ top: 200, bottom: 200 }, area)).toBe(0)
    expect(centrednessIn({ top: 200, bottom: 400 }, area)).toBe(1)
    expect(centrednessIn({ top: 400, bottom: 400 }, area)).toBe(0.5)
    expect(centrednessIn({ top: 500, bottom: 900 }, area)).toBe(0)
  })

  test('[4.3.5] the best that can be active is; where none can, the one before stays', () => {
    const sections = [
      { id: 'leaving', top: -300, bottom: 200 },
      { id: 'here', top: 200, bottom: 480 },
      { id: 'coming', top: 480, bottom: 900 },
    ]
    expect(activeSection(sections, area, undefined)).toBe('here')
    expect(activeSection([], area, 'here')).toBe('here')
    expect(activeSection([{ id: 'far', top: 2000, bottom: 2100 }], area, 'here')).toBe('here')
    expect(activeSection(sections.slice(0, 1), area, undefined)).toBeUndefined()
  })

  test('whatever the page, the active one is a section of it or the one before', () => {
    const edge = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(edge, fc.nat(3000)), { maxLength: 6 }),
        fc.nat(2000),
        (spans, height) => {
          const sections = spans.map(([top, tall], at) => ({
            id: `${at}`,
            top,
            bottom: top + tall,
          }))
          const found = activeSection(sections, areaOf(height), 'before')
          expect([...sections.map(({ id }) => id), 'before']).toContain(found)
        },
      ),
    )
  })
})

/** Sections by id, and where they lie in the document. */
const PLACES: Readonly<Record<string, readonly [top: number, height: number]>> = {
  hero: [0, 600],
  middle: [600, 600],
  last: [1200, 600],
}

interface Observed {
  readonly options: IntersectionObserverInit
  readonly tell: (id: string, isIntersecting: boolean) => void
  readonly ids: string[]
}

describe('following', () => {
  let observed: Observed | undefined
  const followers: Follower[] = []
  let at = 0
  const place = (top: number) => {
    at = top
    Object.assign(globalThis, { scrollY: top })
    dispatchEvent(new Event('scroll'))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    at = 0
    Object.assign(globalThis, { innerHeight: 900, scrollY: 0 })
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => place(top))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          tell: (entries: readonly unknown[]) => void,
          options: IntersectionObserverInit,
        ) {
          observed = {
            options,
            ids: [],
            tell: (id, isIntersecting) =>
              tell([{ target: document.getElementById(id), isIntersecting }]),
          }
        }
        observe({ id }: Element) {
          observed?.ids.push(id)
        }
        disconnect() {
          observed = undefined
        }
      },
    )
    for (const [id, [top, height]] of Object.entries(PLACES)) {
      const section = document.createElement('section')
      section.id = id
      section.getBoundingClientRect = () => new DOMRect(0, top - at, 100, height)
      document.body.append(section)
    }
  })
  afterEach(() => {
    for (const follower of followers.splice(0)) follower.stop()
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const following = () => {
    const told: string[] = []
    const follower = followSections([...Object.keys(PLACES), 'gone'], (id, before) =>
      told.push(`${before ?? ''}>${id}`),
    )
    followers.push(follower)
    return { told, follower }
  }

  test('[9.0.42] it observes what the page has, with those thresholds and margins', () => {
    following()
    expect(observed?.options).toEqual(SECTION_OBSERVER)
    expect(observed?.ids).toEqual(['hero', 'middle', 'last'])
  })

  test('[2.3.82] [9.0.43] it looks 16 ms after a scroll, once', () => {
    const { told } = following()
    observed?.tell('hero', true)
    observed?.tell('middle', true)
    observed?.tell('last', true)
    expect(told).toEqual(['>hero'])
    place(500)
    vi.advanceTimersByTime(15)
    place(520)
    vi.advanceTimersByTime(15)
    expect(told).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['>hero', 'hero>middle'])
  })

  test('what has left the window is no longer looked at', () => {
    const { told } = following()
    observed?.tell('hero', true)
    observed?.tell('hero', false)
    place(10)
    vi.advanceTimersByTime(100)
    expect(told).toEqual(['>hero'])
  })

  test('[2.3.80] [9.0.43] one that was chosen is the active one until scrolling has rested for 150 ms', () => {
    const { told, follower } = following()
    for (const id of Object.keys(PLACES)) observed?.tell(id, true)
    follower.goTo('last', SCROLL_OFFSETS.tab)
    expect(at).toBe(1200 - 120)
    expect(told).toEqual(['>hero', 'hero>last'])
    // The window goes on moving below: the choice stands.
    vi.advanceTimersByTime(149)
    place(600)
    vi.advanceTimersByTime(149)
    expect(told).toHaveLength(2)
    vi.advanceTimersByTime(1)
    place(600)
    vi.advanceTimersByTime(16)
    expect(told.at(-1)).toBe('last>middle')
  })

  test('a section that is not there is nowhere to go', () => {
    const { told, follower } = following()
    follower.goTo('gone', 120)
    expect([at, told]).toEqual([0, []])
  })

  test('once stopped it looks no more', () => {
    const { told, follower } = following()
    observed?.tell('hero', true)
    observed?.tell('middle', true)
    place(400)
    follower.stop()
    vi.advanceTimersByTime(1000)
    place(500)
    vi.advanceTimersByTime(1000)
    expect([told, observed]).toEqual([['>hero'], undefined])
  })
})

describe('the scrolled state', () => {
  const { dataset } = document.documentElement
  const scrollTo = (top: number) => {
    Object.assign(globalThis, { scrollY: top })
    dispatchEvent(new Event('scroll'))
  }
  afterEach(() => scrollTo(0))

  test('[2.3.35] [4.3.8] [9.0.39] on past 100 px, off again at the top', () => {
    expect(SCROLLED_PX).toBe(100)
    const stop = followScroll()
    scrollTo(100)
    expect(dataset['scrolled']).toBeUndefined()
    scrollTo(101)
    expect(dataset['scrolled']).toBe('down')
    scrollTo(100)
    expect(dataset['scrolled']).toBeUndefined()
    stop()
  })

  test('it says in which direction, and a tremble is none', () => {
    scrollTo(500)
    const stop = followScroll()
    expect(dataset['scrolled']).toBe('up')
    scrollTo(505)
    expect(dataset['scrolled']).toBe('up')
    scrollTo(506)
    expect(dataset['scrolled']).toBe('down')
    scrollTo(480)
    expect(dataset['scrolled']).toBe('up')
    stop()
    expect(dataset['scrolled']).toBeUndefined()
  })
})
