/** [9.0.65] The layout log: asked for by the address one came in with, and by no other. */
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageData } from '../site/routes/page-data.ts'

const told = vi.fn<(...words: readonly unknown[]) => void>()

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  told.mockClear()
  history.replaceState(null, '', '/')
})

const FAQ = {
  path: '/faq',
  screen: 'faq',
  category: 'web-dev',
  header: 'deferred',
  padded: true,
  background: true,
  activity: false,
} as PageData

/** As the application starts: what an earlier address asked for is forgotten. */
const enterBy = async (address: string) => {
  vi.resetModules()
  vi.spyOn(console, 'info').mockImplementation(told)
  vi.stubGlobal('innerWidth', 1023)
  history.replaceState(null, '', address)
  const { useLayoutLog } = await import('../site/layout/services/use-layout-log.ts')
  return renderHook(({ page }: { page: PageData }) => useLayoutLog(page), {
    initialProps: { page: FAQ },
  })
}

test('[9.0.65] `?debug=layout` says how each page is laid out, and again when the window changes', async () => {
  const { rerender, unmount } = await enterBy('/faq?debug=layout')
  const { path, ...facts } = FAQ
  const line = ['[layout]', path, { ...facts, device: 'tablet', width: 1023 }]
  expect(told.mock.calls).toEqual([line])
  dispatchEvent(new Event('resize'))
  expect(told.mock.calls).toEqual([line, line])
  // It holds until the page is loaded again.
  history.replaceState(null, '', '/cv')
  rerender({ page: { ...FAQ, path: '/cv' } })
  expect(told.mock.calls.map(([, at]) => at)).toEqual(['/faq', '/faq', '/cv'])
  dispatchEvent(new Event('resize'))
  expect(told).toHaveBeenCalledTimes(4)
  unmount()
  dispatchEvent(new Event('resize'))
  expect(told).toHaveBeenCalledTimes(4)
})

test.each(['/faq', '/faq?debug=loader', '/faq?layout=debug'])(
  '[9.0.65] %s says nothing, not even once a later address asks for it',
  async (address) => {
    const { rerender } = await enterBy(address)
    history.replaceState(null, '', '/cv?debug=layout')
    rerender({ page: { ...FAQ, path: '/cv' } })
    dispatchEvent(new Event('resize'))
    expect(told).not.toHaveBeenCalled()
  },
)
