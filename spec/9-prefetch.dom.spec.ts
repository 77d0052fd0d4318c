/** Sections 7 and 9: what is fetched before anybody asked for it, and when nothing is. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takePrefetched } from '../site/ports/prefetch/prefetched.ts'
import { LIKELY, likelyNext } from '../site/ports/prefetch/prediction.ts'
import { createPrefetch, watchIntent } from '../site/ports/prefetch/routes.ts'
import { preloadSprites, PRELOADED } from '../site/ports/prefetch/sprites.ts'
import type { Screen } from '../site/routes/table.ts'
import { sheetPath } from '../site/components/sprite-icon/sheets.ts'

const loadScreen = vi.hoisted(() => {
  // An earlier file of this worker may have loaded what asks for screens: it would know the real ones.
  vi.resetModules()
  return vi.fn<(screen: Screen) => Promise<void>>(() => Promise.resolve())
})
vi.mock('../site/pages/screens.ts', () => ({ loadScreen }))

const network = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ screen: 'cv' })))

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  history.replaceState(null, '', '/faq')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

// Nor does a later one know these.
afterAll(() => {
  vi.resetModules()
})

const saving = (connection: object) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection }))
const url = (address: string) => new URL(address, location.href)

describe('a page', () => {
  test('[7.0.8] its data and its screen come ahead, once, and whoever goes there takes the answer', async () => {
    const prefetch = createPrefetch('b1')
    prefetch.whole(url('/cv?utm=1'))
    prefetch.whole(url('/cv#x'))
    expect(network.mock.calls.map(([address]) => address)).toEqual(['/data/b1/cv.json'])
    await vi.waitFor(() => expect(loadScreen).toHaveBeenCalledExactlyOnceWith('cv'))
    const answer = await takePrefetched('/data/b1/cv.json')
    expect(await answer?.json()).toEqual({ screen: 'cv' })
    // It is read once: the next visit asks again.
    expect(takePrefetched('/data/b1/cv.json')).toBeUndefined()
  })

  test('what did not come is not kept', async () => {
    const prefetch = createPrefetch('b2')
    network.mockResolvedValueOnce(new Response('', { status: 404 }))
    prefetch.whole(url('/gone'))
    network.mockRejectedValueOnce(new TypeError('offline'))
    prefetch.whole(url('/cv'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(takePrefetched('/data/b2/gone.json')).toBeUndefined()
    expect(takePrefetched('/data/b2/cv.json')).toBeUndefined()
    expect(loadScreen).not.toHaveBeenCalled()
  })

  test('[7.0.8] pointing at a link asks for it, as the focus does; files and other sites do not', () => {
    const stop = watchIntent(createPrefetch('b3'))
    document.body.innerHTML = `<a href="/ia?lang=en"><b>x</b></a><a href="/en/cv">x</a>
      <a href="/rss.xml">x</a><a href="https://x.example/cv">x</a><a href="/faq#a">x</a>
      <a href="/contact" target="_blank">x</a><a href="mailto:a@b.example">x</a>`
    document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    for (const link of document.querySelectorAll('a:not(:first-child)'))
      link.dispatchEvent(new Event('focusin', { bubbles: true }))
    stop()
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      '/data/b3/ia.en.json',
      '/data/b3/en/cv.json',
    ])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'with %j nothing comes ahead',
    (connection) => {
      saving(connection)
      const image = vi.fn<() => void>()
      vi.stubGlobal('Image', image)
      const prefetch = createPrefetch('b4')
      prefetch.whole(url('/cv'))
      prefetch.data(url('/cv'))
      preloadSprites()
      expect(network).not.toHaveBeenCalled()
      expect(document.head.querySelector('[rel=prefetch]')).toBeNull()
      expect(image).not.toHaveBeenCalled()
    },
  )
})

describe('where a visit goes on to', () => {
  const walk = (...paths: readonly string[]) => paths.map((path) => ({ path, search: '' }))

  test('[9.0.46] a page that more than 0.7 of the visits went on to', () => {
    expect(LIKELY).toBe(0.7)
    const three = walk('/a', '/b', '/a', '/b', '/a', '/b', '/a')
    expect(likelyNext(three, '/a')).toEqual(['/b'])
    // 7 of 10 are not more than 0.7, 8 of 11 are.
    const seven = walk(
      ...Array.from({ length: 7 }, () => ['/a', '/b']).flat(),
      ...Array.from({ length: 3 }, () => ['/a', '/c']).flat(),
      '/a',
    )
    expect(likelyNext(seven, '/a')).toEqual([])
    expect(likelyNext([...walk('/a', '/b'), ...seven], '/a')).toEqual(['/b'])
  })

  test('[9.0.46] says nothing before three visits, and counts a reload for nothing', () => {
    expect(likelyNext([], '/a')).toEqual([])
    expect(likelyNext(walk('/a', '/b', '/a', '/b', '/a'), '/a')).toEqual([])
    expect(likelyNext(walk('/a', '/a', '/a', '/a', '/b', '/a'), '/a')).toEqual([])
  })

  test('is counted in the session’s page views, whatever else stands there', () => {
    const junk = [null, 3, 'x', { path: 3, search: '' }, { path: '/a' }, []]
    const walked = walk('/a', '/b', '/a', '/b', '/a', '/b', '/a')
    expect(likelyNext(junk, '/a')).toEqual([])
    expect(
      likelyNext(
        walked.flatMap((view) => [view, ...junk]),
        '/a',
      ),
    ).toEqual(['/b'])
  })
})

test('[7.0.6] [7.0.5] the sheets techIcons and ui are preloaded from where they are published', () => {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
    },
  )
  preloadSprites()
  expect(PRELOADED).toEqual(['techIcons', 'ui'])
  expect(asked).toEqual(PRELOADED.map(sheetPath))
})
