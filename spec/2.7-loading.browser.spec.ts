/** Sections 2.7 and 8: what is said while something loads, and an application that does not come. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow, holdMotion, holdTime, open, ready, showIntent, visiting } from './support/visit.ts'

const ENTRY = '**/assets/entry-client-*.js'

describe('the debug overlay', () => {
  const overlay = (page: Page) => page.getByRole('complementary', { name: '🛠️ Mode Debug' })

  test.each(['/faq?debug=loader', '/faq?debug-loader=true', '/vcard?debug=loader'])(
    '[2.7.7] [9.0.64] %s shows it: “🛠️ Mode Debug” above “Chargement...”',
    (address) =>
      visiting(async ({ page }) => {
        await open(page, address)
        await overlay(page).waitFor()
        expect(await overlay(page).innerText()).toMatch(/^🛠️ Mode Debug\s+Chargement\.\.\.\s/u)
      })(),
  )

  test(
    '[9.0.62] [3.4.14] so does the key debug-loader',
    visiting(async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('debug-loader', 'true'))
      await open(page, '/faq')
      await overlay(page).waitFor()
    }),
  )

  test(
    '[9.0.63] Ctrl+Alt+D switches it on and off',
    visiting(async ({ page }) => {
      await open(page, '/faq?debug=other')
      expect(await overlay(page).count()).toBe(0)
      await page.keyboard.press('Control+Alt+KeyD')
      await overlay(page).waitFor()
      await page.keyboard.press('Control+Alt+KeyD')
      await overlay(page).waitFor({ state: 'detached' })
    }),
  )
})

describe('texts of loading', () => {
  test.each([
    ['/faq', 'Chargement...'],
    ['/faq?lang=en', 'Loading...'],
  ])('[2.7.8] %s says “%s” while it loads', (address, text) =>
    visiting(
      async ({ page }) => {
        // However slow the machine, the page is looked at while it loads.
        await holdMotion(page)
        await page.goto(address)
        // A page may have one of its own, which stands before.
        const said = page.getByRole('status').filter({ visible: true }).last()
        expect(await said.innerText()).toBe(text)
      },
      { reducedMotion: 'no-preference' },
    )(),
  )
})

describe('an application that does not start', () => {
  test(
    '[8.0.8] says so, leaves the page as it is, and starts at the next sign of intent',
    visiting(async ({ page, problems }) => {
      let attempts = 0
      await page.route(ENTRY, async (route) => {
        attempts += 1
        await (attempts === 1 ? route.abort() : route.continue())
      })
      await page.route(`${ENTRY}?*`, (route) => {
        attempts += 1
        return route.continue()
      })
      // Nothing starts it but the visitor.
      await holdTime(page)
      await page.goto('/faq')
      const told = page.waitForEvent('console', (message) =>
        message.text().startsWith('Failed to initialize React'),
      )
      await showIntent(page)
      await told
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      // A pointer that goes on moving would ask at every step.
      await page.getByRole('navigation').getByRole('link').first().hover()
      expect(attempts).toBe(1)
      await page.keyboard.press('Tab')
      await ready(page)
      expect(attempts).toBe(2)
      expect(problems.splice(0).filter((text) => !text.includes('net::ERR'))).toEqual([
        expect.stringMatching(/^Failed to initialize React/u),
      ])
    }),
  )

  test(
    '[8.0.8] also when it came and could not start',
    visiting(async ({ page, problems }) => {
      let fail = true
      await page.route('**/assets/layout.fr-*.json', (route) =>
        fail ? route.abort() : route.continue(),
      )
      // Nothing starts it but the visitor.
      await holdTime(page)
      await page.goto('/faq')
      const told = page.waitForEvent('console', (message) =>
        message.text().startsWith('Failed to initialize React'),
      )
      await showIntent(page)
      await told
      fail = false
      await page.getByRole('main').click()
      await ready(page)
      await follow(page, '/sitemap')
      await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
      expect(problems.splice(0).filter((text) => !text.includes('net::ERR'))).toEqual([
        expect.stringMatching(/^Failed to initialize React/u),
      ])
    }),
  )
})
