/** Section 2.1: the addresses that only lead home, and the two readings of `/code`. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataFor, layoutFor, source } from '../site/entry-server.tsx'
import { buildLayout } from '../site/layout/build-layout.ts'
import { memoryHistory } from '../site/router/memory-history.ts'
import { createRouter } from '../site/router/router.ts'
import { leadsElsewhere } from '../site/routes/page-data.ts'
import { resolve } from '../site/routes/resolve.ts'
import { LEADING_HOME } from './fixtures/routes.ts'
import { pageAt, shownAt } from './support/rendered.ts'
import { urlOf } from '../site/routes/address.ts'

/** The site's router over a history in memory, standing at its last entry. */
const routerAt = async (...addresses: string[]) => {
  const { page } = await shownAt(addresses.at(-1)!)
  const router = createRouter(source, memoryHistory(addresses), { page, layout: layoutFor('fr') })
  /** Waits until something else is shown. */
  const after = (act: () => void) =>
    new Promise<void>((done) => {
      const stop = router.subscribe(() => {
        stop()
        done()
      })
      act()
    })
  const path = () => router.visit().location.pathname
  return { ...router, after, path }
}

describe('addresses that lead home', () => {
  test.each(LEADING_HOME)('[2.1.3] %s redirects to / with its query', (from) => {
    expect(resolve(urlOf(`${from}?x=1`))).toMatchObject({ kind: 'redirect', to: '/?x=1' })
    expect(leadsElsewhere(dataFor(urlOf(from)))).toBe(true)
  })

  test.each([...LEADING_HOME, '/ia/', '/ia.html', '/en/ia?lang=fr'])(
    '[2.1.3] a link to %s leaves no entry of its own in the history, and takes none away',
    async (to) => {
      const router = await routerAt('/blog', '/cv')
      await router.after(() => router.navigator.push(to))
      expect(['/', '/ia']).toContain(router.path())
      await router.after(() => router.navigator.go(-1))
      expect(router.path()).toBe('/cv')
      await router.after(() => router.navigator.go(-1))
      expect(router.path()).toBe('/blog')
      router.dispose()
    },
  )
})

describe('the two readings of /code', () => {
  afterEach(() => {
    vi.doUnmock('../site/routes/table.ts')
    vi.resetModules()
  })

  test('[2.1.7] it redirects to /, for now only, which keeps the other reading open', () => {
    expect(resolve(urlOf('/code'))).toEqual({ kind: 'redirect', to: '/', status: 307 })
  })

  test('[2.1.8] universe switcher and main navigation lead to it, and it brings up the development page', async () => {
    const { universes, nav } = buildLayout('fr')
    expect(universes.find(({ key }) => key === 'code')?.href).toBe('/code')
    expect(nav.find(({ key }) => key === 'development')?.href).toBe('/code')
    const router = await routerAt('/ia')
    await router.after(() => router.navigator.push('/code'))
    expect(router.visit().content.page).toMatchObject({ id: pageAt('/web-development') })
    router.dispose()
  })

  test('[2.1.6] the table alone switches to the reading that shows the page there', async () => {
    vi.doMock('../site/routes/table.ts', async (original) => {
      const table = await original<typeof import('../site/routes/table.ts')>()
      return {
        ...table,
        PAGES: table.PAGES.map((page) =>
          page.id === 'home' ? { ...page, fr: [...page.fr, '/code'] } : page,
        ),
        REDIRECTS: table.REDIRECTS.filter(({ from }) => from !== '/code'),
      }
    })
    vi.resetModules()
    const other = await import('../site/routes/resolve.ts')
    expect(other.resolve(urlOf('/code'))).toMatchObject({ kind: 'page', entry: { id: 'home' } })
    expect(other.resolve(urlOf('/home'))).toMatchObject({ kind: 'redirect', to: '/' })
  })
})
