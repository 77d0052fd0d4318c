/** Section 2.3 as a visitor meets it: navigation B, and what both readings share. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CONTACT_MODE_KEY } from '../site/ports/storage-keys.ts'
import { violationsInBothThemes } from './support/axe.ts'
import {
  awaken,
  follow,
  listens,
  open,
  requestsOf,
  scroll,
  served,
  settled,
  visiting,
} from './support/visit.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Opens a page and waits until its navigation is alive: this is the last that it listens for. */
const enliven = async (page: Page, address: string): Promise<void> => {
  await open(page, address)
  await listens(page, 'document', 'pointerover')
}

const header = (page: Page) => page.getByRole('banner').first()
const tabs = (page: Page, name = 'Développement web et IA') =>
  header(page).getByRole('navigation', { name })
const switcher = (page: Page) => page.getByRole('button', { name: /^Changer d’univers/u })
const option = (page: Page, name: RegExp) => header(page).getByRole('link', { name })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu(page).waitFor()
}
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
/** Where the contact page says that one came from. */
const cameFrom = (page: Page) => page.getByRole('main').getByText(/^Vous venez de/u)
const historyState = (page: Page) => page.evaluate(() => (history.state as { usr?: unknown }).usr)

test(
  '[2.3.48] [2.3.49] [2.3.50] [2.3.54] entries with a badge say more where one rests on them',
  visiting(async ({ page }) => {
    await enliven(page, '/faq')
    const links = header(page)
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link')
    const said = () =>
      links.evaluateAll((all) =>
        all.flatMap((link) => {
          const more = link.getAttribute('title')
          return more === null
            ? []
            : [[link.getAttribute('href'), more.split(/\s:/u)[0], more.length > 50]]
        }),
      )
    await expect.poll(said).toEqual([
      ['/workflows', 'Expert', true],
      ['/integrations', 'Premium', true],
      ['/expert-claude-ai-freelance', 'Pro', true],
    ])
  }),
)

describe('universe switcher', () => {
  test(
    '[2.3.55] [2.3.60] [4.3.1] it opens when a mouse comes near or clicks, and closes after it left',
    visiting(async ({ page }) => {
      await enliven(page, '/')
      const plus = option(page, /^PLUS/u)
      await switcher(page).hover()
      await plus.waitFor()
      await switcher(page).click()
      expect(await plus.isVisible()).toBe(true)
      expect(await violationsInBothThemes(page)).toEqual([])
      await page.mouse.move(300, 700)
      await plus.waitFor({ state: 'hidden' })
      await page.setViewportSize({ width: 820, height: 900 })
      await switcher(page).waitFor({ state: 'hidden' })
    }),
  )

  test(
    '[2.3.57] [2.3.58] [2.3.59] choosing the current one does nothing, another loads its page in full',
    visiting(async ({ page }) => {
      await enliven(page, '/')
      await page.waitForLoadState('networkidle')
      const documents = requestsOf(page, 'document')
      const kept = () => page.evaluate((key) => localStorage.getItem(key), CONTACT_MODE_KEY)
      await switcher(page).click()
      await header(page).getByRole('button', { name: /^CODE/u }).click()
      await option(page, /^PLUS/u).waitFor({ state: 'hidden' })
      expect([documents, await kept()]).toEqual([[], null])
      await switcher(page).click()
      await option(page, /^IA/u).click()
      await page.waitForURL('**/ia')
      expect([documents, await kept()]).toEqual([['/ia'], 'ia'])
    }),
  )
})

describe('tabs and sections', () => {
  test(
    '[2.3.79] [2.3.80] [2.3.82] [2.3.83] a tab scrolls to its section; tab and address follow what is read',
    visiting(async ({ page }) => {
      await enliven(page, '/?a=1')
      const current = () => tabs(page).locator('[aria-current="true"]').innerText()
      await expect.poll(() => tabs(page).getAttribute('data-scroll')).toBe('')
      await expect.poll(current).toBe('Vue d’ensemble')
      expect(new URL(page.url()).hash).toBe('')
      const entries = await page.evaluate(() => history.length)

      await tabs(page).getByRole('link', { name: 'Approche' }).click()
      expect(await topOf(page, 'dev-approach')).toBe(120)
      await expect.poll(current).toBe('Approche')
      await page.waitForURL('**/?a=1#dev-approach')

      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 800)
      // The address says so a moment before the tabs do.
      await page.waitForURL('**/?a=1#tarifs')
      const prices = tabs(page).getByRole('link', { name: 'Tarifs' })
      await expect.poll(() => prices.getAttribute('aria-current')).toBe('location')
      await page.mouse.wheel(0, -9000)
      await page.waitForURL('**/?a=1#hero')
      await expect.poll(current).toBe('Vue d’ensemble')
      // Nobody went anywhere: one step back leaves the page.
      expect(await page.evaluate(() => history.length)).toBe(entries)
    }),
  )

  test(
    '[2.3.74] the AI services have theirs: their services, and what they are used for',
    visiting(async ({ page }) => {
      await enliven(page, '/ia')
      const row = tabs(page, 'Services IA')
      await expect.poll(() => row.getAttribute('data-scroll')).toBe('')
      for (const [tab, id] of [
        ['Technologies', 'tech-expertise'],
        ['Résultats', 'case-studies'],
        ['Services', 'detailed-services'],
      ] as const) {
        await row.getByRole('link', { name: tab, exact: true }).click()
        expect(await topOf(page, id)).toBe(120)
        await page.waitForURL(`**/ia#${id}`)
      }
    }),
  )

  test(
    '[2.3.68] [2.3.81] on the contact page and the blog, tabs have their hues, and lead to the other universes',
    visiting(async ({ page }) => {
      for (const [from, name, hues] of [
        ['/contact', 'Contact', 'rgb(255, 140, 203), rgb('],
        ['/blog', 'Centre d’expertise', '90deg'],
      ] as const) {
        await open(page, from)
        // [2.3.68] The page's own hues underline the tab one is in.
        const line = tabs(page, name).locator('[aria-current=true]')
        expect(await line.evaluate((tab) => getComputedStyle(tab).backgroundImage)).toContain(hues)
        for (const [tab, to] of [
          ['Développement', '/'],
          ['Services IA', '/ia'],
          ['CV', '/cv'],
        ] as const)
          expect(await tabs(page, name).getByRole('link', { name: tab }).getAttribute('href')).toBe(
            to,
          )
        await tabs(page, name).getByRole('link', { name: 'CV' }).click()
        await page.waitForURL('**/cv')
      }
    }),
  )

  test(
    '[2.3.72] sections are anchors: tabs lead there without JavaScript, and Tab goes on from there',
    visiting(
      async ({ page }) => {
        await page.goto('/')
        await tabs(page).getByRole('link', { name: 'Approche' }).click()
        await page.waitForURL('**/#dev-approach')
        await expect.poll(() => topOf(page, 'dev-approach')).toBeLessThan(200)
        expect(await topOf(page, 'dev-approach')).toBeGreaterThanOrEqual(100)
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('the bar', () => {
  test(
    '[2.3.44] [2.3.45] [2.3.46] [2.3.47] on a desktop every entry is in sight, in both languages',
    visiting(async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      for (const path of ['/workflows', '/en/workflows', '/faq-cout-chatbot', '/en/faq', '/ia']) {
        await page.goto(path)
        const nav = header(page).getByRole('navigation').first()
        const cut = await nav.evaluate((box) => box.scrollWidth - box.clientWidth)
        expect([path, cut, await nav.getByRole('link').count()]).toEqual([path, 0, 7])
      }
    }),
  )

  test(
    'arrows go through an open list, and the page stays where it is',
    visiting(async ({ page }) => {
      await enliven(page, '/faq')
      await served(page)
      await switcher(page).focus()
      await page.keyboard.press('Enter')
      await option(page, /^PLUS/u).waitFor()
      const focused = () =>
        page.evaluate(() => document.activeElement?.querySelector('b')?.textContent)
      for (const [key, label] of [
        ['ArrowDown', 'CODE'],
        ['ArrowDown', 'IA'],
        ['ArrowUp', 'CODE'],
        ['ArrowUp', 'PLUS'],
        ['ArrowDown', 'CODE'],
      ] as const) {
        await page.keyboard.press(key)
        expect(await focused()).toBe(label)
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }),
  )

  test(
    '[2.3.35] [2.3.93] [2.3.94] [4.3.8] [9.0.38] fixed, 130 px high, scrolled past 100 px',
    visiting(async ({ page }) => {
      await enliven(page, '/faq')
      const box = () => header(page).boundingBox()
      const state = () => page.evaluate(() => document.documentElement.dataset['scrolled'])
      const style = (name: 'backgroundColor' | 'boxShadow') =>
        header(page).evaluate((bar, key) => getComputedStyle(bar)[key], name)
      const ground = await style('backgroundColor')
      // No alpha: nothing of the page shows through.
      expect(ground).toMatch(/^rgb\(/u)
      expect(await style('boxShadow')).toBe('none')
      expect(await box()).toMatchObject({ y: 0, height: 130 })
      await scroll(page, 100)
      expect(await state()).toBeUndefined()
      await scroll(page, 101)
      expect(await state()).toBe('down')
      expect(await style('boxShadow')).not.toBe('none')
      expect(await style('backgroundColor')).toBe(ground)
      expect(await box()).toMatchObject({ y: 0, height: 130 })
      await scroll(page, 0)
      expect(await state()).toBeUndefined()
    }),
  )

  test(
    'on a phone its second row leaves on the way down, and comes back on the way up or with the focus',
    visiting(async ({ page }) => {
      await enliven(page, '/')
      const height = async () => (await header(page).boundingBox())?.height
      expect(await height()).toBe(130)
      await page.evaluate(() => scrollTo(0, 900))
      await expect.poll(height).toBe(77)
      await tabs(page).getByRole('link', { name: 'Approche' }).focus()
      await expect.poll(height).toBe(130)
      await page.getByRole('button', { name: 'Menu' }).focus()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await expect.poll(height).toBe(77)
      await page.evaluate(() => scrollTo(0, 800))
      await expect.poll(height).toBe(130)
    }, PHONE),
  )
})

describe('contact', () => {
  test(
    '[2.3.84] [2.3.85] [2.3.86] [2.3.87] the pink button leads to /contact, and says from where',
    visiting(async ({ page }) => {
      // The CV has a section of that name.
      const contact = header(page)
        .getByRole('link', { name: 'Contact', exact: true })
        .and(page.locator('[href="/contact"]'))
      await enliven(page, '/faq')
      await page.evaluate(() => {
        const told: unknown[] = []
        addEventListener('opale:track', (event) => told.push((event as CustomEvent).detail))
        Object.assign(globalThis, { told })
      })
      const pink = await contact.evaluate((button) => getComputedStyle(button).backgroundColor)
      expect(pink).toBe('rgb(255, 140, 203)')
      await contact.click()
      await page.waitForURL('**/contact')
      // It stays itself on the page that it leads to.
      await page.mouse.move(5, 700)
      await expect.poll(() => contact.getAttribute('aria-current')).toBe('page')
      expect(await contact.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
        pink,
      )
      expect(await historyState(page)).toEqual({ from: '/faq', source: 'global_navigation' })
      await expect.poll(() => cameFrom(page).innerText()).toContain('/faq')

      await follow(page, '/ia')
      await page.waitForURL('**/ia')
      await page.getByRole('heading', { level: 1, name: 'IA' }).waitFor()
      await contact.click()
      await page.waitForURL('**/contact')
      expect(await historyState(page)).toEqual({
        from: '/ia',
        context: 'ai-services',
        source: 'unified_navigation',
        previousPath: '/contact',
      })
      const told = await page.evaluate(() => (globalThis as unknown as { told: object[] }).told)
      expect(told).toContainEqual({
        name: 'contact_click',
        from: '/ia',
        source: 'unified_navigation',
      })

      // From a page with the header that loads late to one with the other.
      await follow(page, '/faq')
      await page.getByRole('heading', { level: 1, name: /questions/u }).waitFor()
      await follow(page, '/cv')
      await page.getByRole('heading', { level: 1, name: 'Prénom Nom' }).waitFor()
      await listens(page, 'document', 'pointerover')
      await contact.click()
      await page.waitForURL('**/contact')
      expect(await historyState(page)).toMatchObject({ from: '/cv', previousPath: '/faq' })
    }),
  )

  test(
    'the page takes any state: what it does not know it leaves alone',
    visiting(async ({ page }) => {
      await page.goto('/contact')
      const comeWith = async (usr: object) => {
        await page.evaluate((state) => history.replaceState(state, ''), {
          usr,
          key: 'default',
          idx: 0,
        })
        await page.reload()
        await awaken(page)
        await settled(page)
        return cameFrom(page).allInnerTexts()
      }
      expect(await comeWith({ from: '/faq', source: 'global_navigation' })).toHaveLength(1)
      const odd = { from: '"><img src=x onerror=alert(1)>', source: {}, x: 'y'.repeat(100_000) }
      expect(await comeWith(odd)).toEqual([])
    }),
  )
})

describe('mobile menu', () => {
  test(
    '[2.3.88] [2.3.89] [2.3.90] [9.0.47] in order: four tiles, the tabs, contact, language; 80vh at most',
    visiting(async ({ page }) => {
      await enliven(page, '/')
      await openMenu(page)
      const order = await menu(page)
        .locator('a, summary')
        .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
      expect(order).toEqual([
        'Développement',
        'Services IA',
        'Workflows',
        'CV',
        'Vue d’ensemble',
        'Présentation',
        'Maîtrise',
        'Services web',
        'Expérience',
        'Projets',
        'Infrastructure',
        'Témoignages',
        'Technologies',
        'Outils',
        'Projets types',
        'Approche',
        'Méthode',
        'Tarifs',
        'Ressources',
        'Blog',
        'Glossaire IA',
        'Guides IA',
        'Questions fréquentes',
        'Explorer',
        'Galerie artistique',
        'Opale',
        'Outils gratuits',
        'Audit IA gratuit',
        'Quiz de maturité IA',
        'Évaluateur de projet IA',
        'Calculateur de tarifs',
        'Contact',
        'FR',
        'EN',
      ])
      await menu(page).getByText('Approche').click()
      await menu(page).getByRole('link', { name: 'Tarifs' }).waitFor()
      expect(await violationsInBothThemes(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 500 })
      const height = async () => (await menu(page).boundingBox())?.height
      await expect.poll(height).toBeLessThanOrEqual(400)
    }, PHONE),
  )

  test(
    '[2.3.91] [2.3.92] [4.3.2] it closes on any change of route, and before a section is scrolled to',
    visiting(async ({ page }) => {
      await enliven(page, '/')
      await expect.poll(() => tabs(page).getAttribute('data-scroll')).toBe('')
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Services web' }).click()
      await menu(page).waitFor({ state: 'hidden' })
      await expect.poll(() => topOf(page, 'services-web')).toBe(120)
      await page.waitForURL('**/#services-web')
      // On a short screen no section may be the active one before.
      await page.setViewportSize({ width: 390, height: 700 })
      await enliven(page, '/')
      await openMenu(page)
      await menu(page).getByText('Approche').click()
      await menu(page).getByRole('link', { name: 'Tarifs' }).click()
      await page.waitForURL('**/#tarifs')
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Contact' }).click()
      await page.waitForURL('**/contact')
      await menu(page).waitFor({ state: 'hidden' })
      expect(await historyState(page)).toMatchObject({ from: '/', source: 'unified_navigation' })
    }, PHONE),
  )

  test(
    '[2.3.91] it closes as well where its link leads to the page itself, which is no new step back',
    visiting(async ({ page }) => {
      await enliven(page, '/faq')
      await follow(page, '/contact')
      await page.getByRole('heading', { level: 1, name: 'Parlons' }).waitFor()
      await listens(page, 'document', 'pointerover')
      const entries = await page.evaluate(() => history.length)
      for (const name of [/^Contact$/u, /^FR/u]) {
        await openMenu(page)
        await menu(page).getByRole('link', { name }).click()
        await menu(page).waitFor({ state: 'hidden' })
      }
      expect(await page.evaluate(() => history.length)).toBe(entries)
    }, PHONE),
  )

  test(
    '[9.0.47] dragging it down by more than 100 px closes it, less does not',
    visiting(async ({ page }) => {
      await enliven(page, '/faq')
      const drag = async (by: number) => {
        await openMenu(page)
        const { y = 0 } = (await menu(page).boundingBox()) ?? {}
        await page.mouse.move(120, y + 20)
        await page.mouse.down()
        await page.mouse.move(120, y + 20 + by)
        // A hand at rest has no speed.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
        await page.mouse.up()
      }
      await drag(100)
      expect(await menu(page).isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      await menu(page).waitFor({ state: 'hidden' })
      await drag(101)
      await menu(page).waitFor({ state: 'hidden' })
    }, PHONE),
  )
})

describe('when the navigation fails', () => {
  test(
    '[2.3.43] [8.0.3] a plain one takes its place, and the rest of the page goes on',
    visiting(async ({ page, allow }) => {
      // React says what it met, and nothing else goes wrong.
      allow(/null|React|hydrat|#4\d\d/u)
      await page.route('**/assets/layout.fr-*.json', async (route) => {
        const response = await route.fetch()
        const layout = (await response.json()) as object
        await route.fulfill({ response, json: { ...layout, nav: null } })
      })
      await open(page, '/ia')
      const plain = header(page).getByRole('navigation', { name: 'Navigation principale' })
      await expect
        .poll(() => plain.getByRole('link').allInnerTexts())
        .toEqual(['Accueil', 'Services IA', 'Explorer', 'Contact'])
      expect(await violationsInBothThemes(page)).toEqual([])
      await plain.getByRole('link', { name: 'Explorer' }).click()
      await page.waitForURL('**/explorer')
      await page.getByRole('heading', { level: 1, name: 'Explorer' }).waitFor()
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    }),
  )

  test(
    'without the script that brings it to life, the bar stays as the document brought it',
    visiting(async ({ page, allow }) => {
      allow(/ERR_FAILED/u)
      await page.route('**/assets/enhancements-*.js', (route) => route.abort())
      await open(page, '/')
      await tabs(page).getByRole('link', { name: 'Approche' }).click()
      await page.waitForURL('**/#dev-approach')
      await switcher(page).click()
      await option(page, /^PLUS/u).waitFor()
    }),
  )
})
