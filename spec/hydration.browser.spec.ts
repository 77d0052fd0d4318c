/** The page before its application, and the moment the application takes over. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { THEME_KEY } from '../site/ports/keys.ts'
import { awaken, open, ready, requestsOf, SAMPLES, visitors } from './support/visit.ts'

const visiting = visitors()
const ENTRY = '**/assets/entry-client-*.js'

describe('without JavaScript', () => {
  test(
    'every page type reads, leads on and changes language',
    visiting(
      async ({ page, problems }) => {
        for (const { screen, fr } of SAMPLES) {
          await page.goto(fr)
          const text = await page.getByRole('main').innerText()
          expect(text.length, screen).toBeGreaterThan(200)
          await page.getByRole('link', { name: 'EN, English' }).first().click()
          expect(await page.getAttribute('html', 'lang'), screen).toBe('en')
          expect(await page.getByRole('main').innerText(), screen).not.toBe(text)
          await page.getByRole('link', { name: 'Opale, home' }).first().click()
          expect(new URL(page.url()).pathname, screen).toBe('/en')
          // The browser itself says that it was told 404.
          if (screen === 'not-found') problems.length = 0
        }
      },
      { javaScriptEnabled: false },
    ),
  )

  test(
    'the menu of small screens opens, closes and leads on',
    visiting(
      async ({ page }) => {
        await page.goto('/faq')
        const menu = page.getByRole('dialog', { name: 'Menu' })
        await page.getByRole('button', { name: 'Menu' }).click()
        await menu.getByRole('button', { name: 'Fermer' }).click()
        expect(await menu.isVisible()).toBe(false)
        await page.getByRole('button', { name: 'Menu' }).click()
        await menu.getByRole('link', { name: 'Services IA' }).click()
        expect(new URL(page.url()).pathname).toBe('/ia')
      },
      { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
    ),
  )
})

describe('before the first sign of intent', () => {
  test(
    'nothing but the boot runs, for 5 s after load',
    visiting(async ({ page }) => {
      const scripts = requestsOf(page, 'script', 'fetch', 'xhr', 'stylesheet')
      await page.clock.install()
      await page.goto('/blog', { waitUntil: 'load' })
      await page.clock.pauseAt(Date.now() + 60_000_000)
      expect(scripts).toEqual([])
    }),
  )

  const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a pointer that moves': (page) => page.mouse.move(700, 500),
    'a pointer that presses': (page) =>
      page.locator('main').evaluate((main) => main.dispatchEvent(new Event('pointerdown'))),
    'a touch': (page) => page.touchscreen.tap(700, 500),
    'a key': (page) => page.keyboard.press('Shift'),
    'a scroll': (page) => page.evaluate(() => scrollTo(0, 300)),
  }
  test.each(Object.entries(signs))(
    '%s fetches the application',
    (_, show) =>
      visiting(
        async ({ page }) => {
          await page.goto('/blog')
          const entry = page.waitForRequest(ENTRY)
          await show(page)
          await entry
          await ready(page)
        },
        { hasTouch: true },
      )(),
  )

  test.each(['/contact', '/audit-ia-gratuit', '/en/contact'])(
    '%s is of little use without it: fetched at load',
    (address) =>
      visiting(async ({ page }) => {
        await page.goto(address)
        await ready(page)
      })(),
  )
})

describe('the application takes over', () => {
  const rows = SAMPLES.flatMap(({ screen, fr, en }) => [
    [screen, fr],
    [screen, en],
  ])
  test.each(rows)('%s, %s: without an error, a warning or a change', (screen, address) =>
    visiting(async ({ page, problems }) => {
      await page.goto(address)
      if (screen === 'not-found') problems.length = 0
      const before = await shown(page)
      await page.evaluate(() => {
        Object.assign(globalThis, { before: [...document.querySelectorAll('#root *')] })
      })
      await awaken(page)
      await wholly(page)
      expect(await shown(page)).toBe(before)
      const kept = () => {
        const { before: nodes } = globalThis as unknown as { before: Element[] }
        return nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML)
      }
      expect(await page.evaluate(kept)).toEqual([])
    })(),
  )
})

/** The document as React leaves it; ids of its own making may differ. */
const shown = (page: Page): Promise<string> => page.locator('#root').innerHTML()

/** Parts that wait for their turn are done when React knows every element it rendered. */
const wholly = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#root header, #root main, #root footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  )
