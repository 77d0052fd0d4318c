/** The page before its application, and the moment the application takes over. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Manifest } from 'vite'
import { IDLE_LOAD_MS } from '../site/boot/load-app.ts'
import { awaken, holdTime, open, ready, requestsOf, SAMPLES, visitors } from './support/visit.ts'

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
          await page
            .getByRole('link', { name: /^site ?map$/iu })
            .last()
            .click()
          expect(new URL(page.url()).pathname, screen).toBe('/sitemap')
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
    'nothing but the boot runs: the document, its font and its pictures are all that is asked for',
    visiting(async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.resourceType()))
      await holdTime(page)
      await page.goto('/blog')
      await page.clock.runFor(IDLE_LOAD_MS - 1)
      expect(asked.filter((kind) => !['document', 'font', 'image'].includes(kind))).toEqual([])
      const entry = page.waitForRequest(ENTRY)
      await page.clock.runFor(1000)
      await entry
    }),
  )

  test.each([
    ['hidden', () => Object.defineProperty(document, 'hidden', { get: () => true })],
    [
      'saving data',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    ],
  ])('a page that is %s never fetches the application by itself', (_, make) =>
    visiting(async ({ page }) => {
      const scripts = requestsOf(page, 'script')
      await page.addInitScript(make)
      await holdTime(page)
      await page.goto('/blog')
      await page.clock.runFor(60_000)
      expect(scripts).toEqual([])
    })(),
  )

  test(
    'a pointer that rests while the page appears under it is no intent',
    visiting(async ({ page }) => {
      const scripts = requestsOf(page, 'script')
      await page.goto('/blog')
      const still = { clientX: 9, clientY: 9, movementX: 0, movementY: 0 }
      await page.getByRole('main').dispatchEvent('pointermove', still)
      await page.getByRole('main').dispatchEvent('mousemove', still)
      expect(scripts).toEqual([])
      await page.mouse.move(700, 500)
      await page.mouse.move(710, 500)
      await ready(page)
    }),
  )

  const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a pointer that moves': (page) => page.mouse.move(700, 500, { steps: 3 }),
    'a pointer that presses': (page) => page.getByRole('main').dispatchEvent('pointerdown'),
    'a touch': (page) => page.touchscreen.tap(700, 500),
    'a key': (page) => page.keyboard.press('Shift'),
    'a scroll': (page) => page.evaluate(() => scrollTo(0, 300)),
  }
  test.each(Object.entries(signs))('%s fetches the application', (_, show) =>
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

  test(
    'intent that comes before the page has wholly arrived is not lost',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          // Only the head is there, and the boot has just run.
          if (document.documentElement.dataset['js'] === undefined) return
          observer.disconnect()
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
        }).observe(document, { childList: true, subtree: true })
      })
      await holdTime(page)
      await page.goto('/blog')
      await ready(page)
    }),
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

describe('what the visitor does too early', () => {
  // The second page's header is hydrated after the page itself.
  test.each(['/ia', '/faq'])(
    '%s: a click on the theme switch is kept and answered once the application is there',
    (address) =>
      visiting(async ({ page, context }) => {
        const entry = await heldBack(page)
        await page.goto(address)
        await page.getByRole('button', { name: 'Passer au thème clair' }).click()
        expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
        entry.release()
        await ready(page)
        expect(await page.getAttribute('html', 'data-theme')).toBe('light')
        expect((await context.storageState()).origins[0]?.localStorage).toContainEqual({
          name: 'theme',
          value: 'light',
        })
      })(),
  )

  test(
    '[9.0.63] a shortcut is kept as well',
    visiting(async ({ page }) => {
      const entry = await heldBack(page)
      await page.goto('/faq')
      await page.keyboard.press('Control+Alt+KeyD')
      entry.release()
      await page.getByText('🛠️ Mode Debug').waitFor()
    }),
  )

  test.each(['/faq', '/ia'])(
    '%s: a click between the start and the end of hydration is answered once, not twice',
    (address) =>
      visiting(async ({ page }) => {
        // React begins to listen at its root: right after that, and before it renders, one clicks.
        await page.addInitScript(() => {
          const listen = Reflect.get(EventTarget.prototype, 'addEventListener')
          let clicked = false
          EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
            if (!clicked && type === 'click' && this instanceof Element && this.id === 'root') {
              clicked = true
              queueMicrotask(() =>
                document
                  .querySelector<HTMLElement>('header button:has([aria-label*="thème clair"])')
                  ?.click(),
              )
            }
            Reflect.apply(listen, this, [type, ...rest])
          }
        })
        await open(page, address)
        expect(await page.getAttribute('html', 'data-theme')).toBe('light')
      })(),
  )
})

describe('what the page already holds', () => {
  test.each(['/mentions-legales', '/politique-confidentialite?lang=en', '/cgu'])(
    '%s: its text is not in its data, and stays the same text through hydration',
    (address) =>
      visiting(async ({ page }) => {
        await page.goto(address)
        const body = page.locator('#body')
        const text = await body.innerText()
        expect(text.length).toBeGreaterThan(300)
        const [start = ''] = text.split('\n').filter((line) => line.length > 60)
        const data = await page.locator('#data').innerText()
        expect(data).not.toContain(start.slice(0, 50))
        const first = await body.locator('p').first().elementHandle()
        await awaken(page)
        expect(await body.innerText()).toBe(text)
        expect(
          await body
            .locator('p')
            .first()
            .evaluate((p, was) => p === was, first),
        ).toBe(true)
      })(),
  )

  test(
    'a page that something changed before hydration keeps its text',
    visiting(async ({ page, problems }) => {
      await page.goto('/mentions-legales')
      const text = await page.locator('#body').innerText()
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        heading.textContent = 'Traduit par une extension'
      })
      await awaken(page)
      await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
      expect(await page.locator('#body').innerText()).toBe(text)
      // React says that it had to render anew, and nothing else went wrong.
      expect(problems.splice(0)).toEqual([expect.stringMatching(/#418|hydrat/iu)])
    }),
  )

  test(
    'style sheets that are in the page are not fetched, those of the next page are',
    visiting(async ({ page }) => {
      const sheets = requestsOf(page, 'stylesheet', 'fetch')
      await page.goto('/faq')
      const inline = await page
        .locator('style')
        .evaluateAll((all) => all.map((style) => (style as HTMLElement).dataset['href'] ?? ''))
      expect(inline.length).toBeGreaterThan(3)
      await awaken(page)
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
      await page.waitForURL('**/contact')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(sheets.filter((file) => inline.includes(file))).toEqual([])
      expect(sheets.filter((file) => file.endsWith('.css'))).not.toEqual([])
    }),
  )

  test('no chunk imports the entry: a second start may fetch it under another address', () => {
    const manifest = JSON.parse(
      readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'),
    ) as Manifest
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
    expect(entries).toHaveLength(1)
    const importers = Object.values(manifest).filter(
      ({ imports = [], dynamicImports = [] }) =>
        imports.includes(entries[0]!) || dynamicImports.includes(entries[0]!),
    )
    expect(importers).toEqual([])
  })
})

/** Keeps the application's entry from arriving until it is released. */
const heldBack = async (page: Page): Promise<{ release: () => void }> => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ENTRY, async (route) => {
    await gate
    await route.continue()
  })
  return { release }
}

/** The document as React leaves it; ids of its own making may differ. */
const shown = (page: Page): Promise<string> => page.locator('#root').innerHTML()

/** Parts that wait for their turn are done when React knows every element it rendered. */
const wholly = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#root header, #root main, #root footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  )
