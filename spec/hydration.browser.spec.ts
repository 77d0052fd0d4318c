/** The moment the application takes over. */
import { readFileSync } from 'node:fs'
import type { Page, Response, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Manifest } from 'vite'
import { holdApplication } from './support/hold.ts'
import { keepStill, wholly } from './support/takeover.ts'
import { awaken, open, ready, requestsOf, visiting } from './support/visit.ts'

describe('what the visitor does too early', () => {
  // The second page's header is hydrated after the page itself.
  test.each(['/ia', '/faq'])(
    '%s: a click on the theme switch is kept and answered once the application is there',
    (address) =>
      visiting(async ({ page, context }) => {
        const letIn = await holdApplication(page)
        await page.goto(address)
        await page.getByRole('button', { name: 'Passer au thème clair' }).click()
        expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
        letIn()
        await page.locator('html[data-theme=light]').waitFor()
        expect((await context.storageState()).origins[0]?.localStorage).toContainEqual({
          name: 'theme',
          value: 'light',
        })
      })(),
  )

  test(
    '[9.0.63] a shortcut is kept as well',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto('/faq')
      await page.keyboard.press('Control+Alt+KeyD')
      letIn()
      await page.getByText('🛠️ Mode Debug').waitFor()
    }),
  )

  test(
    'what was typed and chosen counts, and one goes on typing where one was',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto('/gallery')
      const field = page.getByLabel('Chercher une technologie')
      await field.pressSequentially('LanGraph')
      for (let i = 0; i < 'Graph'.length; i++) await field.press('ArrowLeft')
      await page.getByRole('radio', { name: 'IA (24)' }).check()
      await field.focus()
      letIn()
      await page
        .getByRole('status')
        .filter({ hasText: /^0 technologie$/u })
        .waitFor()
      await field.press('g')
      await page
        .getByRole('status')
        .filter({ hasText: /^1 technologie$/u })
        .waitFor()
      expect(await field.inputValue()).toBe('LangGraph')
      expect(await page.getByRole('radio', { name: 'IA (24)' }).isChecked()).toBe(true)
    }),
  )

  test(
    'what was set counts',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto('/canvas-demo')
      await page.getByRole('slider', { name: 'Taille des icônes' }).fill('96')
      await page.getByRole('radio', { name: '3 ×' }).check()
      letIn()
      await page.getByRole('status').filter({ hasText: '96 px' }).waitFor()
      expect(await page.getByRole('radio', { name: '3 ×' }).isChecked()).toBe(true)
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
        // All that will answer has answered by then.
        await wholly(page)
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
        const start = text.split('\n').find((line) => line.length > 60) ?? text
        const answers: Response[] = []
        page.on('response', (response) => {
          if (response.url().endsWith('.json')) answers.push(response)
        })
        const first = await body.locator('p').first().elementHandle()
        await awaken(page)
        expect(answers.length).toBeGreaterThan(0)
        for (const answer of answers) expect(await answer.text()).not.toContain(start.slice(0, 50))
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
    'a page carries the rules that it shows; the application fetches its style sheets whole, once',
    visiting(async ({ page }) => {
      const sheets = requestsOf(page, 'stylesheet')
      await page.goto('/faq')
      await page.waitForLoadState('networkidle')
      expect(sheets).toEqual([])
      await awaken(page)
      const own = [...sheets]
      expect(own.length).toBeGreaterThan(1)
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
      await page.waitForURL('**/contact')
      expect(sheets.length).toBeGreaterThan(own.length)
      expect(new Set(sheets).size).toBe(sheets.length)
    }),
  )

  test.each(['/faq', '/ia', '/workflows'])(
    '%s: the sheets come one by one, move nothing of what is seen, and dress the open menu',
    (address) =>
      visiting(
        async ({ page }) => {
          const asked: Route[] = []
          let held = true
          await page.route('**/assets/*.css', (route) =>
            held ? void asked.push(route) : route.continue(),
          )
          await page.goto(address)
          await dressed(page)
          // By a key: what answers the pointer comes with the sheets.
          await page.getByRole('button', { name: 'Menu' }).press('Enter')
          const menu = page.getByRole('dialog', { name: 'Menu' })
          await menu.waitFor()
          await remember(page)
          // Those of the layout, and at least one of the page's own.
          await expect.poll(() => asked.length).toBeGreaterThan(2)
          const early = asked.filter((_, at) => at % 2 === 0)
          for (const route of early) await arrive(page, route)
          expect(await changed(page)).toEqual([])
          held = false
          for (const route of asked) if (!early.includes(route)) await route.continue()
          await ready(page)
          const box = await menu.boundingBox()
          expect(box).toMatchObject({ x: 0, width: 390 })
          expect(box!.y + box!.height).toBe(844)
        },
        { viewport: { width: 390, height: 844 } },
      )(),
  )

  test.each(['/faq', '/contact', '/glossaire-ia/rag'])(
    '%s looks the same with the rules that it carries and with the whole sheets',
    (address) =>
      visiting(async ({ page }) => {
        await keepStill(page)
        const letIn = await holdApplication(page)
        await page.goto(address)
        await dressed(page)
        await remember(page)
        letIn()
        await awaken(page)
        await wholly(page)
        expect(await changed(page)).toEqual([])
      })(),
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

/**
 * Waits until the page looks as it will: the typeface is asked for after the first paint, and text
 * is another one in it; the background comes a moment later.
 */
const dressed = async (page: Page): Promise<void> => {
  await page.locator('html[data-background=on]').waitFor()
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Opale' && status === 'loaded'),
  )
}

/** Has the page remember how each of its elements is shown. */
const remember = async (page: Page): Promise<void> => {
  const elements = await page.evaluate(() => {
    // What only eases a change comes with the change. Every element has the same properties.
    const told = [...getComputedStyle(document.body)].filter(
      (name) => !/^(?:--|transition)/u.test(name),
    )
    const looks = () =>
      [...document.querySelectorAll('#root :not([popover], [popover] *)')].map((element) => {
        const style = getComputedStyle(element)
        const values = told.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [element.outerHTML.slice(0, 80), ...values]
      })
    const before = looks()
    Object.assign(globalThis, { before, looks })
    return before.length
  })
  expect(elements).toBeGreaterThan(100)
}

/** What is another on each element that is not shown as it was: all else stays in the page. */
const changed = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() => {
    const { before, looks } = globalThis as unknown as Remembered
    const now = looks()
    const places = Array.from({ length: Math.max(before.length, now.length) }, (_, at) => at)
    return places
      .map((at) => (now[at] ?? ['gone']).filter((value, place) => value !== before[at]?.[place]))
      .filter((faults) => faults.length > 0)
  })
interface Remembered {
  readonly before: readonly (readonly string[])[]
  readonly looks: () => readonly (readonly string[])[]
}

/** Lets a style sheet come, and waits until the page has it. */
const arrive = async (page: Page, route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url())
  const link = page.locator(`link[href$="${pathname}"]`)
  await link.evaluate((sheet) => {
    sheet.addEventListener('load', () => sheet.setAttribute('data-came', ''))
  })
  await route.continue()
  await page.locator(`link[href$="${pathname}"][data-came]`).waitFor({ state: 'attached' })
}
