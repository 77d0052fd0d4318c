/** Section 8 in a browser: each thing goes wrong on purpose, is said, and the rest goes on. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Manifest } from 'vite'
import { screenFile } from '../site/pages/screens.ts'
import { follow, open, served, visiting } from './support/visit.ts'

/** The page still answers: its theme changes, and it leads on. */
const goesOn = async (page: Page) => {
  await page.getByRole('button', { name: 'Passer au thème clair' }).click()
  await page.locator('html[data-theme="light"]').waitFor()
  await follow(page, '/sitemap')
  await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
}

const said = (page: Page, words: string) =>
  page.waitForEvent('console', (message) => message.text().startsWith(words))

test(
  '[8.0.4] [3.4.12] [5.0.14] a corrupted entry is deleted, with a warning; others stay',
  visiting(async ({ page, problems }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('visited') !== null) return
      localStorage.setItem('opale_settings', '{"volume":')
      localStorage.setItem('opale_supreme_config', '{"a":1}')
    })
    const warned = said(page, 'Corrupted entry removed')
    await open(page, '/faq')
    expect((await warned).text()).toBe('Corrupted entry removed opale_settings')
    expect(
      await page.evaluate(() => [
        localStorage.getItem('opale_settings'),
        localStorage.getItem('opale_supreme_config'),
      ]),
    ).toEqual([null, '{"a":1}'])
    await goesOn(page)
    expect(problems.splice(0)).toEqual(['Corrupted entry removed opale_settings'])
  }),
)

test(
  '[8.0.7] SEO services that do not start are logged, and that is all',
  visiting(async ({ page, problems }) => {
    await page.route('**/fr/seo-pages.json', (route) => route.fulfill({ body: '<html>' }))
    const logged = said(page, 'Failed to initialize SEO services')
    await open(page, '/ia')
    expect((await logged).type()).toBe('error')
    expect(await page.getByRole('alert').count()).toBe(0)
    await goesOn(page)
    expect(problems.splice(0)).toEqual([
      expect.stringMatching(/^Failed to initialize SEO services/u),
    ])
  }),
)

test(
  '[8.0.11] analytics that fails warns, and the page goes on',
  visiting(async ({ page, allow }) => {
    // Each event that is told meets with it, the last ones while the test ends.
    allow(/Analytics tracking failed|503/u)
    await page.route('**/assets/layout.fr-*.json', async (route) => {
      const layout = (await (await route.fetch()).json()) as object
      await route.fulfill({
        json: { ...layout, analytics: { service: 'endpoint', url: '/mesure' } },
      })
    })
    await page.route('**/mesure', (route) => route.fulfill({ status: 503 }))
    const warned = said(page, 'Analytics tracking failed')
    await open(page, '/faq')
    expect((await warned).type()).toBe('warning')
    await goesOn(page)
  }),
)

test(
  '[8.0.15] [8.0.17] what nobody caught is told in the debug overlay, with what to do about it first',
  visiting(async ({ page, problems }) => {
    await open(page, '/faq?debug=loader')
    const overlay = page.getByRole('complementary', { name: '🛠️ Mode Debug' })
    await overlay.waitFor()
    await served(page)
    await page.evaluate(() => {
      void Promise.reject(new Error('promesse perdue'))
      setTimeout(() => {
        throw new TypeError('script tombé')
      })
    })
    await overlay.getByText('TypeError: script tombé').waitFor()
    await overlay.getByText('Error: promesse perdue').waitFor()
    expect(await overlay.getByText('haute').count()).toBe(1)
    await overlay.getByText('Rien n’y est envoyé.').waitFor()
    await goesOn(page)
    expect(problems.splice(0)).toHaveLength(2)
  }),
)

test(
  '[8.0.2] [8.0.15] [8.0.17] a part that cannot be shown is told there as well, less urgent than a workflow',
  visiting(async ({ page, problems }) => {
    const built = JSON.parse(
      readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'),
    ) as Manifest
    await page.route(`**/${built[screenFile('vcard')]?.file}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default () => { throw new Error('Une panne au milieu') }`,
      }),
    )
    await open(page, '/workflows?debug=loader')
    const overlay = page.getByRole('complementary', { name: '🛠️ Mode Debug' })
    await served(page)
    await page.evaluate(() => void Promise.reject(new Error('nœud perdu')))
    await overlay.getByText('haute · Erreur de workflow').waitFor()
    await follow(page, '/vcard')
    await page.getByRole('alert').getByText('Une panne au milieu').waitFor()
    await overlay.getByText('moyenne · Erreur d’affichage').waitFor()
    // The gravest first.
    expect(await overlay.innerText()).toMatch(/haute[^]*moyenne/u)
    await follow(page, '/sitemap')
    await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
    const others = problems.splice(0).filter((text) => !/^error: nœud|^Error/u.test(text))
    expect(others).toEqual([])
  }),
)

test(
  '[8.0.18] a slow first answer is told there too',
  visiting(async ({ page }) => {
    await page.addInitScript(() => {
      const observe = Reflect.get(PerformanceObserver.prototype, 'observe')
      const slow = { startTime: 100, processingStart: 400 }
      PerformanceObserver.prototype.observe = function (init) {
        if (init?.type === 'first-input') {
          // The browser measured a slow click before anybody looked.
          Object.defineProperty(PerformanceObserverEntryList.prototype, 'getEntries', {
            value: () => [slow],
            configurable: true,
          })
        }
        Reflect.apply(observe, this, [init])
      }
    })
    await open(page, '/faq?debug=loader')
    await served(page)
    await page.getByRole('main').click()
    await page.getByText('FID 300 ms > 100 ms').waitFor()
  }),
)

test(
  'services that do not come leave the page as it is',
  visiting(async ({ page, allow }) => {
    allow(/net::ERR/u)
    await page.route('**/assets/running-*.js', (route) => route.abort())
    await open(page, '/faq')
    await goesOn(page)
  }),
)
