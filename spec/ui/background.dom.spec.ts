/** The background: where its points are, and that it is drawn only while something moves. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BACKGROUND, createField } from '../../site/components/background-field/index.ts'
import { BACKGROUND_TYPES } from '../../site/components/background-field/settings.ts'
import { LEAN, marginOf, pointsIn, REACH } from '../../site/components/background-field/points.ts'

const OFF = { x: 0, y: 0, strength: 0 }

describe('points', () => {
  test('stand still until the page scrolls; the nearest layer then follows by an eighth', () => {
    const [top, scrolled] = [0, 800].map((by) => pointsIn(1200, 800, by, OFF))
    expect(pointsIn(1200, 800, 0, OFF)).toEqual(top)
    expect(top?.length).toBeGreaterThan(10)
    const columns = new Set(top?.map(({ x }) => x))
    expect(scrolled?.every(({ x }) => columns.has(x))).toBe(true)
    const column = 1200 - (1 - 0.24) * marginOf(1200)
    const nearest = (points = top) => points?.filter(({ x }) => Math.abs(x - column) < 0.1)
    expect(nearest(scrolled)?.[0]?.y).toBeCloseTo((nearest()?.[0]?.y ?? 0) - 100, 5)
  })

  test('cover the window wherever the page is', () => {
    for (const scrolled of [0, 1, 999, 123_456]) {
      const rows = pointsIn(800, 600, scrolled, OFF).map(({ y }) => y)
      expect(Math.min(...rows)).toBeLessThan(390)
      expect(Math.max(...rows)).toBeGreaterThan(600 - 390)
    }
  })

  test('stand in the margins alone, which no words reach, however they lean', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 3000 }),
        fc.record({ x: fc.nat(3000), y: fc.nat(900), strength: fc.constantFrom(0, 1) }),
        (width, light) => {
          // A page's column is 1240 px wide at most, between gutters that grow with the window.
          const gutter = Math.min(Math.max(20, 8 + 0.03 * width), 64)
          const words = Math.max(gutter, width / 2 - 620)
          for (const { x, radius } of pointsIn(width, 900, 500, light))
            expect(Math.min(x, width - x) + radius).toBeLessThan(words)
        },
      ),
    )
  })

  test('near the pointer they lean away and take colour, the others do not', () => {
    const light = { x: 60, y: 300, strength: 1 }
    const [rest, lit] = [pointsIn(1200, 800, 0, OFF), pointsIn(1200, 800, 0, light)]
    for (const [at, point] of rest.entries()) {
      const away = Math.hypot(point.x - light.x, point.y - light.y)
      const moved = lit[at]!
      const by = Math.hypot(moved.x - point.x, moved.y - point.y)
      expect(moved.lit > 0).toBe(away < REACH)
      expect(by).toBeLessThanOrEqual(LEAN)
      expect(by > 0).toBe(away < REACH)
      const still = Math.hypot(moved.x - light.x, moved.y - light.y)
      expect(still > away).toBe(by > 0)
    }
  })
})

describe('the canvas', () => {
  const frames: FrameRequestCallback[] = []
  let hidden = false
  let dots: (readonly [x: number, y: number])[] = []
  const canvas = () => {
    const element = document.createElement('canvas')
    Object.defineProperties(element, {
      clientWidth: { value: 600 },
      clientHeight: { value: 400 },
    })
    const context = {
      setTransform: vi.fn<() => void>(),
      clearRect: () => (dots = []),
      beginPath: vi.fn<() => void>(),
      arc: (x: number, y: number) => dots.push([x, y]),
      fill: vi.fn<() => void>(),
    }
    element.getContext = (() => context) as never
    return element
  }
  /** Lets frames pass until none is asked for. @returns how many */
  const settle = (): number => {
    let count = 0
    for (let time = 16; frames.length > 0 && count < 1000; time += 16, count += 1)
      frames.splice(0).forEach((frame) => frame(time))
    return count
  }

  beforeEach(() => {
    frames.length = 0
    hidden = false
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', () => (frames.length = 0))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('[3.4.6] one type, opacity 0.5, scroll intensity 1, answers the mouse', () => {
    expect(BACKGROUND_TYPES).toEqual(['points'])
    expect(BACKGROUND).toEqual({
      type: 'points',
      opacityMultiplier: 0.5,
      scrollIntensity: 1,
      mouseInteraction: true,
    })
  })

  test('is drawn once, then rests; a scroll is followed until it has been caught up with', () => {
    const field = createField(canvas(), BACKGROUND)
    expect(settle()).toBe(1)
    const before = dots
    field.aim({ scrolled: 400 })
    const count = settle()
    expect(count).toBeGreaterThan(5)
    expect(count).toBeLessThan(120)
    expect(dots).toEqual(pointsIn(600, 400, 400, OFF).map(({ x, y }) => [x, y]))
    expect(dots).not.toEqual(before)
    field.aim({ scrolled: 400 })
    expect(settle()).toBe(1)
    field.stop()
  })

  test('[3.4.6] follows as far as its intensity says, and the mouse only where it may', () => {
    const field = createField(canvas(), { ...BACKGROUND, scrollIntensity: 0 })
    settle()
    const rest = dots
    field.aim({ scrolled: 900 })
    settle()
    expect(dots).toEqual(rest)
    field.set({ ...BACKGROUND, scrollIntensity: 0.5 })
    settle()
    expect(dots).toEqual(pointsIn(600, 400, 450, OFF).map(({ x, y }) => [x, y]))
    field.set({ ...BACKGROUND, scrollIntensity: 0, mouseInteraction: false })
    field.aim({ x: 20, y: 130, strength: 1 })
    settle()
    expect(dots).toEqual(rest)
    field.set({ ...BACKGROUND, scrollIntensity: 0 })
    settle()
    expect(dots).not.toEqual(rest)
    field.stop()
  })

  test('asks for no frame while the page is hidden, and goes on when it is seen again', () => {
    const field = createField(canvas(), BACKGROUND)
    settle()
    field.aim({ scrolled: 400 })
    frames.splice(0).forEach((frame) => frame(16))
    hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect(frames).toHaveLength(0)
    field.aim({ scrolled: 800 })
    expect(frames).toHaveLength(0)
    hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    settle()
    expect(dots).toEqual(pointsIn(600, 400, 800, OFF).map(({ x, y }) => [x, y]))
    field.stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(frames).toHaveLength(0)
  })
})
