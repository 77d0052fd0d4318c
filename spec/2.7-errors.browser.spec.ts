/** Sections 2.7 and 8: what a visitor meets when something fails. */
import { readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Manifest } from 'vite'
import { screenFile } from '../site/pages/screens.ts'
import {
  awaken,
  follow,
  open,
  requestsOf,
  settled,
  showIntent,
  visiting as anyone,
} from './support/visit.ts'

/** As any visitor, where React says in the console which error it has caught. */
const visiting = (...[act, options]: Parameters<typeof anyone>) =>
  anyone(async (visit) => {
    await act(visit)
    const caught = visit.problems.splice(0).filter((text) => !/^Error(: Une panne|\n)/u.test(text))
    visit.problems.push(...caught)
  }, options)
const built = JSON.parse(
  readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'),
) as Manifest
const SCREEN = `**/${built[screenFile('vcard')]?.file}`
const FAILURE = '**/assets/failure-screen-*.js'

/** An effect of the layout itself fails: nothing between it and the top can help. */
const breakLayout = (page: Page, message = 'Une panne au sommet') =>
  page.addInitScript((text) => {
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error(text)
      },
    })
  }, message)

/** The screen of one page type throws while `broken` is set on the page. */
const breakScreen = (page: Page) =>
  page.route(SCREEN, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => {
        if (globalThis.healed) return 'De nouveau là.'
        throw new Error('Une panne au milieu')
      }`,
    }),
  )

/** Requests that were made from now on and are not answered yet. */
const requestsUnderWay = (page: Page): ReadonlySet<Request> => {
  const coming = new Set<Request>()
  page.on('request', (request) => coming.add(request))
  page.on('requestfinished', (request) => coming.delete(request))
  page.on('requestfailed', (request) => coming.delete(request))
  return coming
}

const failed = async (page: Page) => {
  await showIntent(page)
  await page.getByRole('heading', { level: 1, name: 'Application Error' }).waitFor()
}

describe('an error that reaches the top', () => {
  test.each([
    ['/ia', 'Appareil : ordinateur'],
    ['/en/ia', 'Device: computer'],
  ])('[2.7.1] [2.7.2] [2.7.3] [8.0.1] on %s shows “Application Error”', (address, device) =>
    visiting(async ({ page }) => {
      await breakLayout(page)
      await page.goto(address)
      await failed(page)
      const alert = page.getByRole('alert')
      expect(await alert.getByText('Une panne au sommet').isVisible()).toBe(true)
      expect(await alert.getByText(device).isVisible()).toBe(true)
      expect(await page.getByRole('main').count()).toBe(1)
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await page.getByText(/cache/u).count()).toBe(0)
    })(),
  )

  test.each([
    [390, 'Appareil : téléphone'],
    [767, 'Appareil : téléphone'],
    [768, 'Appareil : tablette'],
    [1023, 'Appareil : tablette'],
    [1024, 'Appareil : ordinateur'],
  ])('[2.7.2] at %i px it says “%s”', (width, device) =>
    visiting(
      async ({ page }) => {
        await breakLayout(page)
        await page.goto('/vcard')
        await showIntent(page)
        await page.getByText(device, { exact: true }).waitFor()
      },
      { viewport: { width, height: 900 } },
    )(),
  )

  test(
    '[2.7.3] an error without words is “An unknown error occurred”',
    visiting(async ({ page }) => {
      await breakLayout(page, '')
      await page.goto('/ia')
      await failed(page)
      expect(await page.getByText('An unknown error occurred', { exact: true }).isVisible()).toBe(
        true,
      )
    }),
  )

  test(
    '[2.7.4] “Technical Details” hold the rendering stack',
    visiting(async ({ page }) => {
      await breakLayout(page)
      await page.goto('/ia')
      await failed(page)
      const stack = page.getByRole('region', { name: 'Technical Details' })
      expect(await stack.isVisible()).toBe(false)
      await page.getByText('Technical Details', { exact: true }).click()
      expect(await stack.innerText()).toMatch(/^\s*at /mu)
    }),
  )

  test(
    '[2.7.4] where there is no stack they say “Component stack not available”',
    visiting(async ({ page, allow }) => {
      // The browser itself says that the file did not come.
      allow(/net::ERR/u)
      await page.route('**/data/**/cv.json', (route) => route.abort())
      await open(page, '/faq')
      await follow(page, '/cv')
      await failed(page)
      await page.getByText('Technical Details', { exact: true }).click()
      const stack = page.getByRole('region', { name: 'Technical Details' })
      expect(await stack.innerText()).toBe('Component stack not available')
    }),
  )

  test.each([
    ['/faq', '/cv', /^La page n’est pas arrivée/u, 'Prénom Nom'],
    ['/faq?lang=en', '/cv?lang=en', /^The page did not arrive/u, 'Prénom Nom'],
  ])('a page asked for on %s without a connection says so', (from, to, words, name) =>
    visiting(async ({ page, allow, context }) => {
      // The browser itself says that it has no connection; so does what keeps the head up to date.
      allow(/net::ERR|SEO services/u)
      const coming = requestsUnderWay(page)
      // The error screen comes while all is well.
      const screen = page.waitForResponse(FAILURE)
      await open(page, from)
      await screen
      await expect.poll(() => coming.size).toBe(0)
      await context.setOffline(true)
      await follow(page, to)
      await page.getByRole('alert').getByText(words).waitFor()
      await expect.poll(() => page.title()).toBe('Application Error')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Reload Page' }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    })(),
  )

  test(
    '[2.7.5] [8.0.1] “Reload Page” reloads',
    visiting(async ({ page }) => {
      await breakLayout(page)
      await page.goto('/ia')
      await failed(page)
      const documents = requestsOf(page, 'document')
      await page.getByRole('button', { name: 'Reload Page', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'IA' }).waitFor()
      expect(documents).toEqual(['/ia'])
    }),
  )

  test(
    '[2.7.5] “Go Home” leads to /',
    visiting(async ({ page }) => {
      await breakLayout(page)
      await page.goto('/en/ia')
      await failed(page)
      await page.getByRole('link', { name: 'Go Home', exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('banner').waitFor()
    }),
  )

  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const IPAD =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
  test.each([
    ['an iPhone', { userAgent: IPHONE, hasTouch: true }, 1],
    ['an iPad that calls itself a Mac', { userAgent: IPAD, hasTouch: true }, 1],
    ['a Mac', { userAgent: IPAD, hasTouch: false }, 0],
  ])('[2.7.6] on %s it advises to clear the browser cache, or not', (_, options, count) =>
    visiting(async ({ page }) => {
      if (options.hasTouch)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }),
        )
      await breakLayout(page)
      await page.goto('/ia')
      await failed(page)
      expect(await page.getByText(/vider le cache du navigateur/u).count()).toBe(count)
    }, options)(),
  )
})

describe('an error while the error screen itself does not come', () => {
  test.each([
    ['at the top', breakLayout, 'Application Error'],
    ['inside the page', breakScreen, 'Cette partie de la page n’a pas pu s’afficher'],
  ] as const)('[2.7.1] %s still says so, and how to go on', (_, fail, words) =>
    visiting(async ({ page, allow }) => {
      allow(/net::ERR|^Error/u)
      await fail(page)
      await page.route(FAILURE, (route) => route.abort())
      await page.goto('/vcard')
      await showIntent(page)
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.innerText()).toBe(`${words} Reload Page`)
      const reloaded = page.waitForEvent('load')
      await alert.getByRole('button', { name: 'Reload Page' }).click()
      await reloaded
    })(),
  )
})

describe('an error inside the page', () => {
  const fallback = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: 'Cette partie de la page n’a pas pu s’afficher' })

  test.each([
    ['when it is hydrated', '/vcard', async () => {}],
    ['on the way there', '/faq', (page: Page) => follow(page, '/vcard')],
  ] as const)('[8.0.2] %s shows the inner fallback; trying again reloads nothing', (_, at, go) =>
    visiting(async ({ page }) => {
      await breakScreen(page)
      await open(page, at)
      await go(page)
      await fallback(page).waitFor()
      const documents = requestsOf(page, 'document')
      // The layout stays.
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
      expect(await page.getByRole('alert').getByText('Une panne au milieu').isVisible()).toBe(true)
      const again = page.getByRole('button', { name: 'Réessayer' })
      await again.click()
      await settled(page)
      await fallback(page).waitFor()
      await page.evaluate(() => Object.assign(globalThis, { healed: true }))
      await again.click()
      await page.getByText('De nouveau là.').waitFor()
      expect(await fallback(page).count()).toBe(0)
      expect(documents).toEqual([])
    })(),
  )

  test.each([
    ['/opale', '**/assets/live-*.js', 'Câliner'],
    ['/debug-opale', '**/assets/workbench-*.js', 'Commande suivante'],
  ])('a part of %s whose script does not come says so, and reloading brings it', (at, part, name) =>
    visiting(async ({ page, allow }) => {
      // A document asks for a script once: trying again without a reload would be of no use.
      allow(/net::ERR|dynamically imported/u)
      await page.route(part, (route) => route.abort())
      await open(page, at)
      await page
        .getByRole('alert')
        .getByText(/^La page n’est pas arrivée/u)
        .waitFor()
      await page.unroute(part)
      await page.getByRole('button', { name: 'Reload Page' }).click()
      await awaken(page)
      await page.getByRole('button', { name }).first().click()
    })(),
  )

  test(
    '[8.0.2] one leaves it by any link, and the next page is whole',
    visiting(async ({ page }) => {
      await breakScreen(page)
      await open(page, '/vcard')
      await fallback(page).waitFor()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
      await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    }),
  )
})
