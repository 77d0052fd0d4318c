/** Sections 7 to 9: when the SEO services start, and what becomes of it when they cannot. */
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEO_DELAY_MS, useSeo } from '../site/layout/services/use-seo.ts'
import type { Language } from '../site/routes/language.ts'

const PAGES = { '/ia': { title: 'Titre', description: 'Texte', priority: 1 } }
const network = vi.fn<(address: string) => Promise<Response>>(() =>
  Promise.resolve(Response.json(PAGES)),
)
const asked = () => network.mock.calls.map(([address]) => address)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  network.mockClear()
  history.replaceState(null, '', '/ia')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const start = () =>
  renderHook(({ language }: { language: Language }) => useSeo({ language, here: '/ia' }), {
    initialProps: { language: 'fr' },
  })

test('[8.0.7] what cannot start is logged, and nothing else happens', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  network.mockRejectedValueOnce(new TypeError('offline'))
  const { rerender } = start()
  await wait(SEO_DELAY_MS)
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Failed to initialize SEO services',
    expect.any(TypeError),
  )
  rerender({ language: 'en' })
  await wait(SEO_DELAY_MS)
  expect(asked()).toEqual(['/fr/seo-pages.json'])
})

test('[9.0.51] [2.5.13] they start after 2 s, and a change of language is answered at once from then on', async () => {
  document.documentElement.lang = 'fr'
  const { rerender } = start()
  await wait(1999)
  expect(asked()).toEqual([])
  await wait(1)
  expect(asked()).toEqual(['/fr/seo-pages.json'])
  expect(document.title).toBe('Titre')
  rerender({ language: 'en' })
  await wait(0)
  expect(asked()).toEqual(['/fr/seo-pages.json', '/en/seo-pages.json'])
  // Each language is fetched once.
  rerender({ language: 'fr' })
  await wait(0)
  expect(asked()).toHaveLength(2)
})

test('[2.5.13] [2.5.14] what the head says is mended where it is old, of a page that is known, in the language shown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const said = () => [
    document.title,
    ...[...document.head.querySelectorAll('meta')].map((tag) => tag.getAttribute('content')),
  ]
  const stand = (lang: string, html: string) => {
    document.documentElement.lang = lang
    document.head.innerHTML = `<title>Vieux</title>${html}`
  }
  const TAGS = ['name="description"', 'property="og:title"', 'property="og:description"']
  const old = [...TAGS, 'name="robots"'].map((tag) => `<meta ${tag} content="Vieux">`).join('')
  const look = async (here: string) => {
    const { unmount } = renderHook(() => useSeo({ language: 'fr', here }))
    await wait(SEO_DELAY_MS)
    unmount()
    return said()
  }
  stand('fr', old)
  expect(await look('/nowhere')).toEqual(Array.from({ length: 5 }, () => 'Vieux'))
  document.documentElement.lang = 'en'
  expect(await look('/ia')).toEqual(Array.from({ length: 5 }, () => 'Vieux'))
  document.documentElement.lang = 'fr'
  expect(await look('/ia?lang=fr')).toEqual(['Titre', 'Texte', 'Titre', 'Texte', 'Vieux'])
  // A page that must not be shared says less, and gets no more.
  stand('fr', '')
  expect(await look('/ia')).toEqual(['Titre'])
  expect(log).not.toHaveBeenCalled()
})

test('[9.0.51] a page that goes before they start never starts them', async () => {
  start().unmount()
  await wait(10_000)
  expect(asked()).toEqual([])
})
