/** The guided tour over a page: where one is, the ways on and back, and how it ends. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LayoutData } from '../site/layout/layout-data.ts'
import type { PageData } from '../site/routes/page-data.ts'

const STOPS = ['/ia', '/workflows', '/contact'].map((href) => ({
  href,
  name: href,
  text: `Voici ${href}.`,
}))
const network = vi.fn<(address: string) => Promise<Response>>()

/** As a page loads: the stops of an earlier one, and how far one had come, are not in memory. */
const load = async () => {
  vi.resetModules()
  const { TourSlot } = await import('../site/layout/tour/slot.tsx')
  await import('../site/layout/tour/tour.tsx')
  const { ContentContext } = await import('../site/router/content.ts')
  const { LanguageContext } = await import('../site/i18n/use-words.ts')
  const { visibility } = await import('../site/layout/corner/use-visibility.ts')
  // A picture alone: her head is that of a life, which has tests of its own.
  if (visibility().get().isVisible) visibility().toggle()
  const tour = await import('../site/ports/tour.ts')
  const at = (place: Partial<PageData>) => {
    const page = { id: 'a-page', screen: 'faq', path: '/x', language: 'fr', ...place } as PageData
    const layout = { offers: { visit: '/opale-freelance' } } as LayoutData
    return (
      <LanguageContext value={page.language}>
        <ContentContext value={{ page, layout }}>
          <main id="main" tabIndex={-1} />
          <TourSlot page={page} />
        </ContentContext>
      </LanguageContext>
    )
  }
  return { at, ...tour }
}

const bar = () => screen.findByRole('complementary', { name: 'Visite guidée' })
const noBar = async () => {
  await act(() => vi.dynamicImportSettled())
  return screen.queryByRole('complementary', { name: 'Visite guidée' }) === null
}
const ways = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const kept = () => sessionStorage.getItem('opale-tour')

beforeEach(() => {
  network.mockReset()
  network.mockImplementation(() => Promise.resolve(Response.json({ tour: STOPS })))
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['js']
})
// Nor does another file find them there.
afterAll(() => {
  vi.resetModules()
})

describe('the tour', () => {
  test('is not there, and asks for nothing, until it begins; then the keyboard goes on from its bar', async () => {
    const { at, beginTour } = await load()
    render(at({ here: '/ia' }))
    expect(await noBar()).toBe(true)
    expect(network).not.toHaveBeenCalled()
    act(beginTour)
    const begun = await bar()
    // Effects come a moment after what one sees.
    await vi.waitFor(() => expect(document.activeElement).toBe(begun))
  })

  test('goes on after a reload, without taking the focus', async () => {
    sessionStorage.setItem('opale-tour', '1')
    const { at } = await load()
    render(at({ here: '/workflows' }))
    expect((await bar()).textContent).toContain('Étape 2 sur 3')
    expect(document.activeElement).toBe(document.body)
  })

  test('says of a stop what it is, and leads to the one before and to the next', async () => {
    sessionStorage.setItem('opale-tour', '0')
    const { at } = await load()
    const { rerender } = render(at({ here: '/ia' }))
    expect((await bar()).textContent).toContain('Étape 1 sur 3')
    expect(screen.getByRole('status').textContent).toBe('Voici /ia.')
    expect(ways()).toEqual([
      ['Précédente', '/opale-freelance'],
      ['Suivante', '/workflows'],
    ])
    rerender(at({ here: '/workflows' }))
    expect(ways()).toEqual([
      ['Précédente', '/ia'],
      ['Suivante', '/contact'],
    ])
    expect(kept()).toBe('1')
  })

  test('waits where one was while one strolls, and leads back there', async () => {
    // More stops than there are now, as an older site had.
    for (const [at, stop, href] of [
      ['1', 2, '/workflows'],
      ['7', 3, '/contact'],
    ] as const) {
      sessionStorage.setItem('opale-tour', at)
      const page = await load()
      render(page.at({ here: '/faq' }))
      expect((await bar()).textContent).toContain(`Étape ${stop} sur 3`)
      expect(screen.getByRole('status').textContent).toMatch(/^Vous flânez/u)
      expect(ways()).toEqual([['Reprendre', href]])
      expect(kept()).toBe(at)
      cleanup()
    }
  })

  test.each([
    ['at its last stop, which counts', '/contact', ['tour_finished'], 'Finir la visite'],
    ['before that, which does not', '/workflows', [], 'Quitter la visite'],
  ])('ends %s, and gives the focus to the page', async (_, here, counted, name) => {
    sessionStorage.setItem('opale-tour', '1')
    const { at } = await load()
    render(at({ here, path: here }))
    await bar()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(await noBar()).toBe(true)
    expect(document.activeElement?.id).toBe('main')
    expect(kept()).toBe('')
    const kinds = JSON.parse(sessionStorage.getItem('opale-conversions') ?? '[]') as object[]
    expect(kinds).toMatchObject(counted.map((type) => ({ type, path: here })))
  })

  test.each<Partial<PageData>>([{ id: 'opale-freelance' }, { screen: 'lab' }])(
    'has no bar on %j, whose own foot stands there',
    async (page) => {
      sessionStorage.setItem('opale-tour', '1')
      const { at } = await load()
      const { rerender } = render(at({ ...page, here: '/faq' }))
      await vi.waitFor(() => expect(network).toHaveBeenCalledOnce())
      expect(await noBar()).toBe(true)
      rerender(at({ here: '/faq' }))
      await bar()
    },
  )

  test('is not there without its stops, and asks again on a page in another language', async () => {
    sessionStorage.setItem('opale-tour', '1')
    network.mockRejectedValueOnce(new TypeError('offline'))
    const { at } = await load()
    const { rerender } = render(at({ here: '/ia' }))
    await vi.waitFor(() => expect(network).toHaveBeenCalledOnce())
    expect(await noBar()).toBe(true)
    rerender(at({ here: '/ia', language: 'en' }))
    expect(await screen.findByRole('complementary', { name: 'Guided tour' })).toBeTruthy()
  })

  test('is nobody’s when the layout has gone', async () => {
    const { at, beginTour } = await load()
    render(at({ here: '/ia' })).unmount()
    beginTour()
    await vi.dynamicImportSettled()
    expect(network).not.toHaveBeenCalled()
  })
})
