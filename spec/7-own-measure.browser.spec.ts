/** Visits that the site's own server counts, from a browser to the store; and those that it does not. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { AUDIENCE_ENDPOINT } from '../site/audience/endpoint.ts'
import { STALE_MS, turnMeasure } from '../site/server/audience/switch.ts'
import { createApp } from '../site/server/app.ts'
import { createDesk, type Desk } from '../site/server/desk/desk.ts'
import { fileAssets } from '../site/server/file-assets.ts'
import { listen, type Listening } from '../site/server/node.ts'
import { migrate } from '../site/server/store/migrate.ts'
import { openStore } from '../site/server/store/open-store.ts'
import type { Store } from '../site/server/store/store.ts'
import { launch } from './support/browser.ts'
import { CLIENT, manifest } from './support/dist.ts'
import { BROWSER } from './support/report.ts'
import { newFolder } from './support/stores.ts'
import { follow, requestsOf, scroll, served, settled, showIntent, titled } from './support/visit.ts'

/** One that does not say that it has no window: Playwright's way of saying so ends before the page does. */
let windowed: Browser
beforeAll(async () => {
  windowed = await launch([`--user-agent=${BROWSER}`])
})
afterAll(() => windowed.close())

let folder: string
let store: Store
let desk: Desk
let server: Listening
/** How many the server was sent: a browser tells nobody of what leaves with a page. */
let reports: number
/** The server's clock goes this far ahead, in ms. */
let ahead = 0
beforeEach(async () => {
  folder = newFolder()
  store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  desk = createDesk({
    store,
    addressOf: () => '192.0.2.1',
    log: () => {},
    now: () => Date.now() + ahead,
    isPage: (path) => Object.hasOwn(manifest.pages, path),
  })
  const { api, measuring } = desk
  reports = 0
  const app = createApp({
    manifest,
    assets: await fileAssets(CLIENT),
    api: (routes) => {
      routes.use(AUDIENCE_ENDPOINT.replace('/api', ''), async (_, next) => {
        reports += 1
        await next()
      })
      api(routes)
    },
    measuring,
  })
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await server.stop(0)
  await desk.stop()
  rmSync(folder, { recursive: true })
})

const turnOn = async () => {
  await turnMeasure(store, true, Date.now(), 'owner')
  ahead += STALE_MS
  await desk.tick()
}

const visit = async (
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
  by = windowed,
) => {
  const context = await by.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  try {
    await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Opens a page, and waits for all that looks after the visit. */
const arrive = async (page: Page, address: string, { measures = true } = {}) => {
  const measurement = measures && page.waitForResponse('**/assets/measurement-*.js')
  await page.goto(address)
  await showIntent(page)
  await served(page)
  if (measurement) await measurement
  await page.waitForLoadState('networkidle')
  await settled(page)
}
/** To a page that asks for nothing, and is answered after what the last one had to say. */
const leave = (page: Page) => page.goto('/robots.txt')

const counted = async (): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await store.execute({ sql: 'select kind, value, count from audience' })
  return Object.fromEntries(
    rows.map(({ kind, value, count }) => [`${kind} ${value}`.trim(), count]),
  )
}

test('[7.0.9] off, as it is until the owner turns it on, it costs a visitor nothing and tells nobody', () =>
  visit(async (page) => {
    const scripts = requestsOf(page, 'script')
    await arrive(page, '/faq', { measures: false })
    expect(scripts.filter((path) => path.includes('/measurement-'))).toEqual([])
    await leave(page)
    expect(reports).toBe(0)
    expect(await counted()).toEqual({})
  }))

test('[7.0.9] [7.0.18] on, a visit is told in one go when the page is left, and nothing is kept of it here', async () => {
  await turnOn()
  await visit(async (page) => {
    await arrive(page, '/faq')
    await scroll(page, 100_000)
    await follow(page, '/en/ia')
    await titled(page, 'AI')
    await settled(page)
    await page.evaluate(() => {
      const detail = { name: 'conversion', type: 'contact_click', value: 1e9 }
      dispatchEvent(new CustomEvent('opale:track', { detail }))
    })
    expect(reports).toBe(0)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('opale-consent'))).toBeNull()
    await leave(page)
    await expect.poll(counted).toMatchObject({
      visitor: 1,
      'view /faq': 1,
      'view /en/ia': 1,
      'language fr': 1,
      'language en': 1,
      'width desktop': 2,
      'source direct': 1,
      'conversion contact_click': 1,
    })
    expect(reports).toBe(1)
  })
})

test.each<[string, BrowserContextOptions, () => Browser]>([
  ['whose browser objects for all sites', { extraHTTPHeaders: { 'sec-gpc': '1' } }, () => windowed],
  ['that a program makes', {}, () => browser],
])('a visit %s is not told at all', async (_, options, by) => {
  await turnOn()
  await visit(
    async (page) => {
      await arrive(page, '/faq', { measures: false })
      await leave(page)
      expect(reports).toBe(0)
      expect(await counted()).toEqual({})
    },
    options,
    by(),
  )
})

test('whoever objects on the privacy page is not counted, then and later, and what they did before is forgotten', async () => {
  await turnOn()
  await visit(async (page) => {
    await arrive(page, '/politique-confidentialite')
    await page.getByRole('main').getByText('Elle est allumée').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Vos choix' }).click()
    const panel = page.getByRole('region', { name: 'Vos choix, sans piège' })
    await panel.getByRole('button', { name: 'Tout refuser' }).click()
    await page.getByText('Votre choix est gardé six mois.').waitFor()
    await leave(page)
    await arrive(page, '/faq')
    await leave(page)
    expect(reports).toBe(0)
    expect(await counted()).toEqual({})
  })
})

test('legal pages follow the setting, for whoever comes to them and for whoever follows a link', async () => {
  const says = async (page: Page, words: string) =>
    page.getByRole('main').getByText(words).first().waitFor()
  await visit(
    async (page) => {
      await page.goto('/politique-confidentialite')
      await says(page, 'Elle est éteinte')
      await turnOn()
      await expect
        .poll(async () => {
          await page.goto('/politique-confidentialite')
          return page.getByRole('main').getByText('Elle est allumée').count()
        })
        .toBe(1)
      await page.goto('/politique-cookies?lang=en')
      await says(page, 'It is on')
    },
    { javaScriptEnabled: false },
  )
  await visit(async (page) => {
    await arrive(page, '/faq')
    await follow(page, '/politique-cookies')
    await says(page, 'Elle est allumée')
  })
})
