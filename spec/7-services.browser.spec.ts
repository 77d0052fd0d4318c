/** Sections 6, 7 and 9 in a browser: what looks after a visit once the page is alive. */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { COOKIES } from '../site/desk/cookies.ts'
import { identity } from '../site/identity.ts'
import { violations } from './support/axe.ts'
import { corner, her } from './support/companion.ts'
import { hold } from './support/hold.ts'
import {
  follow,
  holdTime,
  open,
  requestsOf,
  served,
  settled,
  titled,
  visiting,
} from './support/visit.ts'

/** The site of an owner who has visits measured by an endpoint of their own, `/mesure`. */
const measured = async (page: Page, answer: () => number = () => 204) => {
  const posts: Record<string, unknown>[] = []
  await page.route('**/assets/layout.*.json', async (route) => {
    const layout = (await (await route.fetch()).json()) as object
    const analytics = { service: 'endpoint', url: '/mesure', journey: true }
    await route.fulfill({ json: { ...layout, analytics } })
  })
  await page.route('**/mesure', async (route) => {
    posts.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.fulfill({ status: answer() })
  })
  return posts
}

describe('what is fetched once the page is alive', () => {
  test(
    '[2.5.13] [7.0.2] [7.0.3] SEO data comes for the language shown, and for the other when it is chosen',
    visiting(async ({ page }) => {
      const asked = requestsOf(page, 'fetch')
      const french = page.waitForResponse('**/fr/seo-pages.json')
      await open(page, '/ia')
      expect(Object.keys((await (await french).json()) as object)).toContain('/ia')
      const english = page.waitForResponse('**/en/seo-pages.json')
      await follow(page, '/en/ia')
      expect(Object.keys((await (await english).json()) as object)).toContain('/en/ia')
      expect(asked.filter((path) => path.includes('seo-'))).toEqual([
        '/fr/seo-pages.json',
        '/en/seo-pages.json',
      ])
    }),
  )

  test(
    '[2.5.14] [9.0.51] a page that was kept since before it was published anew takes the words of today',
    visiting(async ({ page }) => {
      await page.route('**/fr/seo-pages.json', (route) =>
        route.fulfill({
          json: { '/ia': { title: 'Titre neuf', description: 'Texte neuf', priority: 1 } },
        }),
      )
      await open(page, '/ia')
      await page.waitForFunction(() => document.title === 'Titre neuf')
      const content = (selector: string) =>
        page.locator(`head ${selector}`).first().getAttribute('content')
      expect(await content('meta[name=description]')).toBe('Texte neuf')
      expect(await content('meta[property="og:title"]')).toBe('Titre neuf')
    }),
  )

  test(
    '[7.0.6] [7.0.8] sprites come ahead, and the page whose link one points at',
    visiting(async ({ page }) => {
      const sprites = ['techIcons', 'ui'].map((sheet) =>
        page.waitForResponse(`**/sprites/${sheet}.svg`),
      )
      await open(page, '/faq')
      await served(page)
      for (const sprite of await Promise.all(sprites)) expect(sprite.status()).toBe(200)
      // Of the links in sight, the data of the first few.
      const inSight = page.locator('head link[rel=prefetch]')
      await inSight.first().waitFor({ state: 'attached' })
      expect(await inSight.count()).toBeLessThanOrEqual(4)
      expect(await inSight.first().getAttribute('href')).toMatch(
        /^\/data\/[\w-]+\/faq-[\w-]+\.json$/u,
      )
      const ahead = page.waitForResponse('**/data/*/sitemap.json')
      const screen = page.waitForResponse('**/assets/*.js')
      const link = page.getByRole('link', { name: 'Plan du site' })
      await link.hover()
      await Promise.all([ahead, screen])
      const asked = requestsOf(page, 'fetch')
      await link.click()
      await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
      expect(asked.filter((path) => path.includes('sitemap'))).toEqual([])
    }),
  )

  test(
    '[9.0.46] so does the page that most visits went on to',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        const view = (path: string) => ({ path, search: '', hash: '', timestamp: 0 })
        const walk = Array.from({ length: 4 }, () => [view('/faq'), view('/vcard')]).flat()
        sessionStorage.setItem('pageViews', JSON.stringify(walk))
      })
      const ahead = page.waitForResponse('**/data/*/vcard.json')
      await open(page, '/faq')
      expect((await ahead).status()).toBe(200)
    }),
  )
})

describe('measuring visits', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Vos choix, sans piège' })

  test(
    '[7.0.9] [7.0.1] [7.0.7] [7.0.25] by default nothing is asked, nothing leaves, and nothing comes from elsewhere',
    visiting(async ({ page, foreign }) => {
      const own = requestsOf(page, 'fetch', 'xhr', 'stylesheet', 'font')
      await open(page, '/faq')
      await served(page)
      const beyond = requestsOf(page, 'ping', 'beacon')
      await page.getByRole('main').click()
      await follow(page, '/contact')
      await titled(page, 'Contact')
      const views = () =>
        page.evaluate(() => JSON.parse(sessionStorage.getItem('pageViews') ?? '[]') as object[])
      await expect.poll(views).toMatchObject([{ path: '/faq' }, { path: '/contact' }])
      await settled(page)
      expect(await panel(page).count()).toBe(0)
      expect(beyond).toEqual([])
      // Pages are read from files of this site; icons are drawn, and need no font of theirs.
      expect(own.filter((path) => !/^\/(?:data|assets|fr|en)\//u.test(path))).toEqual([])
      expect(foreign).toEqual([])
      const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
      expect(families.filter((family) => !/^"?Opale/u.test(family))).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('opale-consent'))).toBeNull()
    }),
  )

  test(
    '[7.0.9] [7.0.10] [7.0.21] [7.0.23] where the owner measures, nothing leaves before the visitor agrees, and then what the page tells',
    visiting(async ({ page }) => {
      const posts = await measured(page)
      await open(page, '/ia')
      await panel(page).waitFor()
      await follow(page, '/faq')
      await page.getByRole('heading', { level: 1, name: /question/iu }).waitFor()
      expect(posts).toEqual([])
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Tout accepter' }).click()
      await page.getByText('Votre choix est gardé six mois.').waitFor()
      await follow(page, '/cv')
      await page.getByRole('heading', { level: 1, name: identity.name }).waitFor()
      // What is told is told of the page that is looked at.
      await settled(page)
      await page.evaluate(() =>
        dispatchEvent(
          new CustomEvent('opale:track', { detail: { name: 'contact_click', from: '/cv', x: 1 } }),
        ),
      )
      await page.evaluate(() =>
        dispatchEvent(
          new CustomEvent('opale:error', {
            detail: { source: 'react', error: new Error('Panne') },
          }),
        ),
      )
      await expect
        .poll(() => posts.map(({ event, path }) => `${String(event)} ${String(path)}`))
        .toEqual(
          expect.arrayContaining([
            'page_view /faq',
            'page_view /cv',
            'cv_view /cv',
            'contact_click /cv',
            'exception /cv',
          ]),
        )
      expect(posts.find(({ event }) => event === 'contact_click')).toEqual({
        event: 'contact_click',
        path: '/cv',
        from: '/cv',
      })
      expect(posts.find(({ event }) => event === 'exception')).toMatchObject({
        description: 'Error: Panne',
      })
      // The answer holds on later pages, and its link opens it again.
      await open(page, '/faq')
      // What measures comes after the rest; until then the link leads to the page about it.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/measurement-')),
      )
      await page.waitForLoadState('networkidle')
      await settled(page)
      expect(await panel(page).count()).toBe(0)
      await follow(page, '/politique-cookies#vos-choix')
      await panel(page).waitFor()
      expect(await panel(page).getByRole('switch', { checked: true }).count()).toBe(2)
      expect(new URL(page.url()).pathname).toBe('/faq')
    }),
  )

  test(
    'on phones the question comes first, and Opale waits; on a desktop each has a corner',
    visiting(async ({ page }) => {
      await measured(page)
      await open(page, '/faq')
      await panel(page).waitFor()
      await her(page).waitFor()
      const [hers, its] = [await corner(page).boundingBox(), await panel(page).boundingBox()]
      expect(its!.x + its!.width).toBeLessThan(hers!.x)
      await page.setViewportSize({ width: 390, height: 844 })
      await her(page).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Tout refuser' }).click()
      await her(page).waitFor()
      await panel(page).waitFor({ state: 'detached' })
    }),
  )
})

describe('what the site says', () => {
  test(
    '[3.4.1] [3.4.3] [9.0.48] that a file comes, that the connection goes and comes back, for 5 s each',
    visiting(async ({ page }) => {
      const said = page.getByRole('region', { name: 'Messages du site' }).getByRole('listitem')
      const says = (words: string) => said.filter({ hasText: words })
      await holdTime(page)
      await open(page, '/vcard')
      await served(page)
      await page.getByRole('link', { name: /vcf/u }).first().click()
      await says('Fichier téléchargé : opale.vcf').waitFor()
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await says('Connexion perdue').waitFor()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await says('La connexion est revenue').waitFor()
      await page.mouse.move(5, 5)
      expect(await said.count()).toBe(3)
      await page.clock.runFor(4900)
      expect(await said.count()).toBe(3)
      await page.clock.runFor(200)
      await expect.poll(() => said.count()).toBe(0)
    }),
  )
})

describe('whoever looks after the site', () => {
  /** As after signing in, which `desk.browser.spec.ts` does. */
  const admin = async (page: Page) => {
    await page.route('**/api/desk/session', (route) =>
      route.fulfill({ json: { role: 'admin', unread: 2 } }),
    )
    await page.context().addCookies([{ name: COOKIES.hint, value: '1', url: inject('origin') }])
  }

  test(
    '[6.0.1] a visitor sees no panel, and she speaks as to one',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await served(page)
      await her(page).click()
      await corner(page).getByText('Je reste dans ce coin').waitFor()
      expect(await page.getByRole('button', { name: 'Administration' }).count()).toBe(0)
    }),
  )

  test(
    '[6.0.2] [6.0.3] [8.0.14] an admin opens a panel over any page: options, errors, events, storage',
    visiting(async ({ page }) => {
      await admin(page)
      const letIn = await hold(page, '*/fr/seo-content.json')
      await open(page, '/faq')
      await her(page).click()
      await corner(page).getByText('Mode Administrateur.').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Administration' }).click()
      const panel = page.getByRole('dialog', { name: 'Mode Administrateur' })
      const area = panel.getByRole('link', { name: 'Ouvrir le bureau (2 non lus)' })
      expect(await area.getAttribute('href')).toBe('/admin')
      await panel.getByText('Lecture B, avec ses extensions').waitFor()
      for (const name of ['Erreurs', 'Événements', 'Stockage', 'Référencement'])
        await panel.getByRole('heading', { name }).click()
      await panel.getByText('Aucune erreur sur cette page.').waitFor()
      // Nobody listens: what happened stays here.
      await panel.getByText('page_view').first().waitFor()
      await panel.getByRole('button', { name: 'Supprimer pageViews' }).click()
      await panel.getByText('pageViews', { exact: true }).waitFor({ state: 'detached' })
      await panel.getByText('Loading..', { exact: true }).waitFor()
      letIn()
      await panel.getByText(/^Description, \d+ signes$/u).waitFor()
      expect(await violations(page)).toEqual([])
      await page.context().clearCookies()
    }),
  )

  test(
    '[9.0.65] ?debug=layout makes the layout of each page log',
    visiting(async ({ page }) => {
      const logged = (path: string) =>
        page.waitForEvent('console', (message) => message.text().startsWith(`[layout] ${path}`))
      const first = logged('/faq')
      await open(page, '/faq?debug=layout')
      expect((await first).text()).toMatch(/screen: list|screen/u)
      const second = logged('/vcard')
      await follow(page, '/vcard')
      await second
    }),
  )
})
