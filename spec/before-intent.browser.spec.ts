/** A page before its application, or without it. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { IDLE_LOAD_MS } from '../site/boot/delays.ts'
import { allRequestsSeen } from './support/requests.ts'
import { holdTime, ready, requestsOf, SAMPLES, visiting } from './support/visit.ts'

const ENTRY = '**/assets/entry-client-*.js'

describe('without JavaScript', () => {
  test.each(SAMPLES)('$screen: reads, changes language and leads on', ({ screen, fr }) =>
    visiting(
      async ({ page, problems }) => {
        await page.goto(fr)
        const text = await page.getByRole('main').innerText()
        expect(text.length).toBeGreaterThan(200)
        // The buttons of their showcase are what it shows; it says that they do not answer.
        expect(screen === 'demo' ? [] : await page.evaluate(idle)).toEqual([])
        // Where no header stands, the languages are a list that opens.
        const list = page.getByRole('button', { name: 'Français, Langue' })
        if (await list.isVisible()) await list.click()
        await page
          .getByRole('link', { name: /^EN, English|^English \(/u })
          .first()
          .click()
        await page.locator('html[lang=en]').waitFor()
        expect(await page.getByRole('main').innerText()).not.toBe(text)
        await page
          .getByRole('link', { name: /^site ?map$/iu })
          .last()
          .click()
        await page.waitForURL(({ pathname }) => pathname === '/sitemap')
        // The browser itself says that it was told 404.
        if (screen === 'not-found') problems.length = 0
      },
      { javaScriptEnabled: false },
    )(),
  )

  test(
    'what needs it says so, and leaves no empty box',
    visiting(
      async ({ page }) => {
        for (const address of SCRIPTED) {
          await page.goto(address)
          expect(await page.getByRole('note').first().innerText(), address).toContain('JavaScript')
          expect(await page.locator('main canvas:visible').count(), address).toBe(0)
          expect(await page.evaluate(idle), address).toEqual([])
        }
        // The first has buttons to look at, the second no room for a note.
        for (const [address, has] of [
          ['/button-showcase', 'Envoyer'],
          ['/explorer', 'Glossaire'],
          ['/opale', 'Nourrir'],
        ] as const) {
          await page.goto(address)
          const text = await page.getByRole('main').innerText()
          expect(text).toContain('JavaScript')
          expect(text, address).toContain(has)
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
        await menu.waitFor({ state: 'hidden' })
        // What leads within the page would leave the menu open over it.
        await page.goto('/')
        await page.getByRole('button', { name: 'Menu' }).click()
        expect(await menu.getByRole('link', { name: 'Maîtrise' }).count()).toBe(0)
        await menu.getByRole('link', { name: 'Services IA' }).click()
        await page.waitForURL('**/ia')
      },
      { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
    ),
  )
})

/** Pages that show something which scripts alone bring to life. */
const SCRIPTED = [
  '/studio',
  '/workflow-studio',
  '/debug-opale',
  '/galerie-artistique',
  '/canvas-animations-preview',
  '/sprite-demo',
  '/canvas-demo',
  '/adaptive-content-demo',
  '/opale',
]

/** Controls that one can see and reach, and that nothing answers. */
const idle = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(button, input, select, textarea)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.form === null && !one.matches('[popovertarget]'))
    .map((one) => one.outerHTML.slice(0, 100))

describe('the first paint waits for nothing', () => {
  /** Until the page is given its text only the background is painted, however long that takes. */
  const withholdText = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return
        observer.disconnect()
        document.body.style.display = 'none'
      }).observe(document, { childList: true, subtree: true })
    })
  const giveText = (page: Page) =>
    page.evaluate(() => document.body.style.removeProperty('display'))

  /** Waits for the first paint: the page's own observer, which is older, has been told of it too. */
  const painted = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
        }),
    )
  /** How many typefaces the boot has added that take effect in this way. */
  const typefaces = (page: Page, display: FontDisplay) =>
    page.evaluate(
      (wanted) => [...document.fonts].filter((one) => one.display === wanted).length,
      display,
    )

  test.each(['/contact', '/audit-ia-gratuit', '/explorer?lang=en&type=place'])(
    '%s needs its application: it and the typeface come without a sign, once text is there',
    (address) =>
      visiting(async ({ page }) => {
        const asked = requestsOf(page, 'script', 'font')
        await withholdText(page)
        await page.goto(address)
        await painted(page)
        await allRequestsSeen(page)
        expect(asked).toEqual([])
        expect(await typefaces(page, 'swap')).toBe(0)
        await giveText(page)
        await ready(page)
        expect(asked.filter((path) => path.includes('/entry-client-'))).toHaveLength(1)
        await expect.poll(() => asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(1)
      })(),
  )

  test(
    'the next page of the visit has the typeface from the start',
    visiting(async ({ page }) => {
      await page.goto('/blog')
      await expect.poll(() => typefaces(page, 'swap')).toBe(1)
      expect(await typefaces(page, 'fallback')).toBe(0)
      await withholdText(page)
      await page.goto('/faq')
      expect(await typefaces(page, 'fallback')).toBe(1)
    }),
  )

  test.each(['/debug-opale', '/button-showcase', '/sprite-demo'])(
    'code on %s stands in the machine’s own typeface: none is fetched for it',
    (address) =>
      visiting(async ({ page }) => {
        const fonts = requestsOf(page, 'font')
        await page.goto(address)
        const code = page.locator('pre').first()
        await code.scrollIntoViewIfNeeded()
        await allRequestsSeen(page)
        expect(fonts.filter((path) => !path.includes('figtree'))).toEqual([])
        expect(await code.evaluate((pre) => getComputedStyle(pre).fontFamily)).toMatch(
          /monospace$/u,
        )
      })(),
  )

  test(
    'without scripts the style sheet brings the typeface',
    visiting(
      async ({ page }) => {
        const fonts = requestsOf(page, 'font')
        await page.goto('/blog')
        await expect.poll(() => fonts).toHaveLength(1)
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('before the first sign of intent', () => {
  // The explorer comes with its list: only one that is asked for something needs more at once.
  test.each(['/blog', '/explorer'])(
    'nothing but the boot runs on %s: the document, its font and its pictures are all that is asked for',
    (address) =>
      visiting(async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.resourceType()))
        await holdTime(page)
        await page.goto(address)
        await page.clock.runFor(IDLE_LOAD_MS - 1)
        // What needs no sign comes right after the typeface.
        await page.waitForFunction(() =>
          [...document.fonts].some(({ display, status }) => display + status === 'swaploaded'),
        )
        await allRequestsSeen(page)
        // The one fetch is the test's own.
        expect(asked.filter((kind) => !['document', 'font', 'image'].includes(kind))).toEqual([
          'fetch',
        ])
        const entry = page.waitForRequest(ENTRY)
        await page.clock.runFor(1000)
        await entry
      })(),
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
      await allRequestsSeen(page)
      expect(scripts).toEqual([])
    })(),
  )

  test(
    'a pointer that rests while the page appears under it is no intent',
    visiting(async ({ page }) => {
      const scripts = requestsOf(page, 'script')
      await holdTime(page)
      await page.goto('/blog')
      const still = { clientX: 9, clientY: 9, movementX: 0, movementY: 0 }
      await page.getByRole('main').dispatchEvent('pointermove', still)
      await page.getByRole('main').dispatchEvent('mousemove', still)
      await allRequestsSeen(page)
      expect(scripts).toEqual([])
      await point(page)
      await ready(page)
    }),
  )

  const reading: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'by a script': (page) => page.evaluate(() => scrollTo(0, 300)),
    'by the wheel': (page) => page.mouse.wheel(0, 300),
    'by a finger that begins on a link': (page) =>
      page.getByRole('main').getByRole('link').first().evaluate(swipe),
  }
  test.each(Object.entries(reading))('to scroll %s is to read: nothing is fetched', (_, scrolls) =>
    visiting(
      async ({ page }) => {
        const scripts = requestsOf(page, 'script')
        await holdTime(page)
        await page.goto('/blog')
        await scrolls(page)
        await page.waitForFunction(() => scrollY > 100)
        await allRequestsSeen(page)
        expect(scripts).toEqual([])
        // [9.0.49] What belongs to scrolling has been done all the same.
        await page.locator('html[data-background=on]').waitFor()
      },
      { hasTouch: true },
    )(),
  )

  test(
    'nor is it a sign to move the pointer over text, away from whatever could be pressed',
    visiting(async ({ page }) => {
      const scripts = requestsOf(page, 'script')
      await holdTime(page)
      await page.goto('/blog')
      const { x, y } = await placeOf(page.getByRole('heading', { level: 1 }))
      await page.mouse.move(x, y)
      await page.mouse.move(x + 2, y, { steps: 2 })
      await allRequestsSeen(page)
      expect(scripts).toEqual([])
    }),
  )

  const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a pointer that approaches what can be pressed': (page) => point(page),
    'a pointer that presses': async (page) => {
      await page.mouse.move(700, 500)
      await page.mouse.down()
    },
    'a touch': (page) => page.touchscreen.tap(700, 500),
    'a key': (page) => page.keyboard.press('Shift'),
    'the focus': (page) => page.getByRole('link', { name: 'Contact' }).first().focus(),
  }
  test.each(Object.entries(signs))('%s fetches the application', (_, show) =>
    visiting(
      async ({ page }) => {
        // However slow the machine, it does not come because the page is idle.
        await holdTime(page)
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
        await holdTime(page)
        await page.goto(address)
        await ready(page)
      })(),
  )
})

/** The middle of an element, in the window. */
const placeOf = async (element: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (box === null) throw new Error('it is not to be seen')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** Goes towards a link, and stops a little before it. */
const point = async (page: Page): Promise<void> => {
  const { x, y } = await placeOf(page.getByRole('banner').getByRole('link', { name: 'Contact' }))
  await page.mouse.move(x, y + 100)
  await page.mouse.move(x, y + 60, { steps: 4 })
}

/** What browsers tell of a finger that scrolls: it goes down, moves, and is theirs from then on. */
const swipe = (element: Element): void => {
  const touch = { bubbles: true, pointerType: 'touch', clientX: 100, clientY: 400 }
  element.dispatchEvent(new PointerEvent('pointerdown', touch))
  element.dispatchEvent(new PointerEvent('pointermove', { ...touch, movementY: -20 }))
  element.dispatchEvent(new PointerEvent('pointercancel', touch))
  scrollTo(0, 300)
}
