/** What shows while a page appears: the loading screen, the typeface, the background. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startBackground } from '../site/boot/background.ts'
import { BACKGROUND_DELAY_MS } from '../site/boot/delays.ts'
import { markFirstVisit } from '../site/boot/first-visit.ts'
import { loadTypeface } from '../site/boot/typeface.ts'
import { forgetListeners } from './support/listeners.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  for (const name of Object.keys(dataset)) delete dataset[name]
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(dataset)) delete dataset[name]
  Reflect.deleteProperty(document, 'fonts')
  sessionStorage.clear()
})

describe('[2.2.10] the loading screen', () => {
  test('stands over the first page of a visit only', () => {
    expect(markFirstVisit()).toBe(true)
    expect(dataset['firstVisit']).toBe('')
    delete dataset['firstVisit']
    expect(markFirstVisit()).toBe(false)
    expect(dataset['firstVisit']).toBeUndefined()
  })

  test('never stands where nothing can be kept: it would on every page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(markFirstVisit()).toBe(true)
    expect(dataset['firstVisit']).toBeUndefined()
  })
})

describe('[9.0.49] the background', () => {
  beforeEach(() => {
    forgetListeners()
    startBackground()
  })
  const move = (movementX: number, movementY: number) =>
    dispatchEvent(new MouseEvent('mousemove', { movementX, movementY }))

  test('starts after 300 ms', () => {
    vi.advanceTimersByTime(299)
    expect(dataset['background']).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(dataset['background']).toBe('on')
    expect(BACKGROUND_DELAY_MS).toBe(300)
  })

  test.each([
    ['scroll', () => dispatchEvent(new Event('scroll'))],
    ['touch', () => dispatchEvent(new Event('touchstart'))],
    ['move to the side', () => move(-1, 0)],
    ['move up', () => move(0, -1)],
  ])('or on the first %s', (_, act) => {
    act()
    expect(dataset['background']).toBe('on')
  })

  test('does not for a pointer that rests, nor anew where it has become something else', () => {
    move(0, 0)
    expect(dataset['background']).toBeUndefined()
    dataset['background'] = 'drawn'
    dispatchEvent(new Event('scroll'))
    vi.runAllTimers()
    expect(dataset['background']).toBe('drawn')
  })
})

describe('the typeface', () => {
  const FILE = '/assets/opale.woff2'
  const faces: unknown[][] = []
  let paint = (_entry: string) => {}
  let arrive = () => {}
  let fail = () => {}
  const observe = vi.fn<(init: object) => void>()
  const disconnect = vi.fn<() => void>()

  beforeEach(() => {
    dataset['font'] = FILE
    faces.length = 0
    observe.mockClear()
    disconnect.mockClear()
    Object.assign(document, {
      fonts: { add: ({ given }: { given: unknown[] }) => faces.push(given) },
    })
    class Observer {
      readonly observe = observe
      readonly disconnect = disconnect
      constructor(act: (list: { getEntriesByName: (name: string) => readonly object[] }) => void) {
        paint = (entry) => act({ getEntriesByName: (name) => (name === entry ? [{}] : []) })
      }
    }
    class Face {
      readonly given: unknown[]
      constructor(...given: unknown[]) {
        this.given = given
      }
      readonly load = () =>
        new Promise<void>((resolve, reject) => {
          arrive = resolve
          fail = () => reject(new Error('gone'))
        })
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    vi.stubGlobal('FontFace', Face)
  })
  /** Whether it is settled, once all that can go on has gone on. */
  const watched = (loading: Promise<unknown>) => {
    const settled = vi.fn<() => void>()
    void loading.then(settled)
    return async () => {
      await vi.advanceTimersByTimeAsync(0)
      return settled.mock.calls.length === 1
    }
  }
  const face = (display: string) => [['Opale', `url(${FILE})`, { weight: '400 700', display }]]

  test('is asked for on a first page once text has appeared, and changes what is there', async () => {
    const isSettled = watched(loadTypeface(true))
    expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'paint', buffered: true })
    // An empty page's background.
    paint('first-paint')
    await isSettled()
    expect([faces, disconnect.mock.calls]).toEqual([[], []])
    paint('first-contentful-paint')
    expect(await isSettled()).toBe(false)
    expect(faces).toEqual(face('swap'))
    expect(disconnect).toHaveBeenCalledOnce()
    arrive()
    expect(await isSettled()).toBe(true)
  })

  test('is asked for at once on other pages, which have it already', async () => {
    const isSettled = watched(loadTypeface(false))
    expect(faces).toEqual(face('fallback'))
    arrive()
    expect(await isSettled()).toBe(false)
    paint('first-contentful-paint')
    expect(await isSettled()).toBe(true)
  })

  test.each([true, false])('may not come: text stays as it is, first page: %s', async (first) => {
    const isSettled = watched(loadTypeface(first))
    paint('first-contentful-paint')
    expect(await isSettled()).toBe(false)
    fail()
    expect(await isSettled()).toBe(true)
  })

  test('is not asked for where the document names none', async () => {
    delete dataset['font']
    const isSettled = watched(loadTypeface(true))
    paint('first-contentful-paint')
    expect(await isSettled()).toBe(true)
    expect(faces).toEqual([])
  })
})
