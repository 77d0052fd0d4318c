/** Section 2.3, reading A, in the browser: the custom-menu flag shows it. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { follow, listens, open, visiting } from './support/visit.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

const DROPDOWNS = ['Services', 'Automatisation', 'Ressources', 'Outils', 'Portfolio']

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const dropdown = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const entry = (page: Page, name: RegExp) => bar(page).getByRole('link', { name })

const openA = async (page: Page, address: string): Promise<void> => {
  await open(page, address)
  await page.locator('#menu summary', { hasText: 'Portfolio' }).waitFor({ state: 'attached' })
  await listens(page, 'document.querySelector("header nav > ul")', 'pointerover')
}

describe('desktop', () => {
  test(
    '[2.3.1] [2.3.2] [2.3.6] [2.3.95] the flag brings its links and dropdowns, by query or cookie',
    visiting(async ({ page, context }) => {
      await openA(page, '/?c')
      const names = await bar(page)
        .locator('li:not([popover] li)')
        .evaluateAll((all) => all.map((one) => one.querySelector('a, button')?.textContent))
      expect(names).toEqual(['WebDev', 'Services IA', ...DROPDOWNS, 'PLUS'])
      expect(await page.getByRole('button', { name: /univers/u }).count()).toBe(0)
      // It stays on the way through the site.
      await follow(page, '/cv')
      await page.waitForURL('**/cv')
      await expect.poll(() => dropdown(page, 'Portfolio').getAttribute('aria-current')).toBe('true')
      // Also where the header is of another kind, and to pages that have none.
      await follow(page, '/glossaire-ia')
      await page.waitForURL('**/glossaire-ia')
      await expect.poll(() => dropdown(page, 'Ressources').count()).toBe(1)
      await follow(page, '/cgu')
      await dropdown(page, 'Ressources').waitFor({ state: 'detached' })
      await follow(page, '/cv')
      await dropdown(page, 'Portfolio').waitFor()
      // It may be asked for on a page without a header, too.
      await open(page, '/cgu?c')
      await follow(page, '/cv')
      await dropdown(page, 'Portfolio').waitFor()
      await context.addCookies([{ name: 'custom_menu', value: '1', url: page.url() }])
      await openA(page, '/faq')
    }),
  )

  test(
    '[2.3.24] [2.3.26] [2.3.28] [4.3.1] a dropdown opens by mouse and key, and closes outside or by going on',
    visiting(async ({ page }) => {
      await openA(page, '/?c')
      await dropdown(page, 'Ressources').hover()
      await entry(page, /^Blog/u).waitFor()
      expect(await violationsInBothThemes(page)).toEqual([])
      await dropdown(page, 'Outils').hover()
      await entry(page, /^Audit/u).waitFor()
      expect(await entry(page, /^Blog/u).isVisible()).toBe(false)
      await page.mouse.click(40, 800)
      await entry(page, /^Audit/u).waitFor({ state: 'hidden' })

      await dropdown(page, 'Portfolio').focus()
      await page.keyboard.press('Enter')
      await entry(page, /^CV/u).waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/cv')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/cv')
      await entry(page, /^Portfolio|^Projets/u)
        .first()
        .waitFor({ state: 'hidden' })
      await page.keyboard.press('Escape')
    }),
  )

  test(
    '[2.3.34] [2.3.37] Contact opens the ways to write; /contact is one of them',
    visiting(async ({ page }) => {
      await openA(page, '/ia?c')
      const contact = page.getByRole('banner').first().getByRole('button', { name: 'Contact' })
      await contact.click()
      const ways = page.getByRole('list', { name: 'Écrire' })
      await ways.waitFor()
      expect(await ways.getByRole('link').count()).toBe(3)
      expect(new URL(page.url()).pathname).toBe('/ia')
      expect(await violationsInBothThemes(page)).toEqual([])
      await ways.getByRole('link', { name: /^Décrire mon projet/u }).click()
      await page.waitForURL('**/contact')
      const state = () => page.evaluate(() => (history.state as { usr?: unknown }).usr)
      expect(await state()).toMatchObject({ from: '/ia', source: 'unified_navigation' })
      await ways.waitFor({ state: 'hidden' })
    }),
  )
})

describe('phone', () => {
  test(
    '[2.3.36] [2.3.38] [2.3.39] [2.3.40] quick access first, every dropdown next; a way on closes it',
    visiting(async ({ page }) => {
      await openA(page, '/faq?c')
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await page.getByRole('button', { name: 'Menu' }).click()
      const order = await menu
        .locator('summary, a:not(details a)')
        .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
      expect(order).toEqual([
        'WebDev',
        'Services IA',
        'Workflows',
        'CV',
        ...DROPDOWNS,
        'Contact',
        'FR',
        'EN',
      ])
      for (const section of await menu.locator('summary').all()) await section.click()
      expect(await menu.locator('details a').count()).toBe(26)
      expect(await violationsInBothThemes(page)).toEqual([])
      await menu.getByRole('link', { name: 'Blog' }).click()
      await page.waitForURL('**/blog')
      await menu.waitFor({ state: 'hidden' })
    }, PHONE),
  )

  test(
    '[2.3.41] dragged down by more than 100 px, it closes',
    visiting(async ({ page }) => {
      await openA(page, '/faq?c')
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.waitFor()
      const { y = 0 } = (await menu.boundingBox()) ?? {}
      await page.mouse.move(120, y + 20)
      await page.mouse.down()
      await page.mouse.move(120, y + 140)
      await page.mouse.up()
      await menu.waitFor({ state: 'hidden' })
    }, PHONE),
  )
})
