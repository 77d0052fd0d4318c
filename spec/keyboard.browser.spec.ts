/** The site by keyboard alone. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow, listens, open, visiting } from './support/visit.ts'

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Waits until what is called so has the focus. */
const focusOn = async (page: Page, name: RegExp): Promise<void> => {
  await expect.poll(() => focused(page)).toMatch(name)
}

describe('the skip link', () => {
  test.each([
    ['/', 'Aller au contenu', false],
    ['/', 'Aller au contenu', true],
    ['/en/ia', 'Skip to content', true],
    ['/mentions-legales', 'Aller au contenu', true],
  ])(
    '%s, « %s »: comes first, is seen then, and leads past the header (awake: %s)',
    (at, name, awake) =>
      visiting(
        async ({ page }) => {
          await (awake ? open(page, at) : page.goto(at))
          await page.keyboard.press('Tab')
          await focusOn(page, new RegExp(`^${name}$`, 'u'))
          const place = () => page.getByRole('link', { name }).boundingBox()
          await expect.poll(async () => (await place())?.y).toBeGreaterThan(0)
          await page.keyboard.press('Enter')
          await page.waitForURL('**#main')
          await page.keyboard.press('Tab')
          await page.locator(':is(main, footer) :focus').waitFor()
        },
        { javaScriptEnabled: awake },
      )(),
  )

  test(
    'so does any link to a part of the page: Tab goes on from there',
    visiting(async ({ page }) => {
      await open(page, '/explorer')
      await follow(page, '/explorer#legal')
      await page.waitForURL('**#legal')
      await page.keyboard.press('Tab')
      await page.locator('section#legal :focus').waitFor()
    }),
  )
})

describe('what has the focus', () => {
  test(
    'on a phone stands above the window’s foot with its whole ring, and above Opale’s corner',
    visiting(
      async ({ page }) => {
        await open(page, '/explorer#place')
        const corner = page.getByRole('button', { name: /Lui parler$/u })
        // Nowhere while she takes the place of her picture.
        const edge = () => corner.evaluate((element) => element.getBoundingClientRect().top)
        for (let press = 0; press < 12; press += 1) {
          const before = await focused(page)
          await page.keyboard.press('Tab')
          await expect.poll(() => focused(page)).not.toBe(before)
          const foot = () =>
            page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? Infinity)
          await expect.poll(async () => (await edge()) - (await foot())).toBeGreaterThan(0)
        }
      },
      { viewport: { width: 390, height: 844 } },
    ),
  )
})

describe('menus', () => {
  test.each([true, false])(
    'the menu of small screens opens, closes and gives the focus back (JavaScript: %s)',
    (javaScriptEnabled) =>
      visiting(
        async ({ page }) => {
          await (javaScriptEnabled ? open(page, '/faq') : page.goto('/faq'))
          const menu = page.getByRole('dialog', { name: 'Menu' })
          const button = page.getByRole('button', { name: 'Menu' })
          await button.focus()
          await page.keyboard.press('Enter')
          await menu.waitFor()
          await focusOn(page, /^Fermer$/u)
          await page.keyboard.press('Tab')
          await focusOn(page, /^Développement$/u)
          await page.keyboard.press('Escape')
          await menu.waitFor({ state: 'hidden' })
          await focusOn(page, /^Menu$/u)
          await page.keyboard.press('Space')
          await menu.waitFor()
          await page.keyboard.press('Enter')
          await menu.waitFor({ state: 'hidden' })
          await focusOn(page, /^Menu$/u)
        },
        { javaScriptEnabled, viewport: { width: 390, height: 844 } },
      )(),
  )

  test.each([true, false])(
    'the universe switcher opens, leads on and closes (JavaScript: %s)',
    (javaScriptEnabled) =>
      visiting(
        async ({ page }) => {
          await (javaScriptEnabled ? open(page, '/ia') : page.goto('/ia'))
          const button = page.getByRole('button', { name: 'Changer d’univers' })
          const plus = page.getByRole('link', { name: /^PLUS/u })
          await button.focus()
          await page.keyboard.press('Enter')
          await plus.waitFor()
          await page.keyboard.press('Escape')
          await plus.waitFor({ state: 'hidden' })
          await focusOn(page, /^Changer d’univers/u)
          await page.keyboard.press('Enter')
          await plus.waitFor()
          for (const name of [/^CODE/u, /^IA/u, /^PLUS/u]) {
            await page.keyboard.press('Tab')
            await focusOn(page, name)
          }
          await page.keyboard.press('Enter')
          await page.waitForURL('**/explorer')
        },
        { javaScriptEnabled },
      )(),
  )
})

describe('what the browser itself opens and moves', () => {
  test.each([
    ['/blog', 'a month of the archive', true],
    ['/blog', 'a month of the archive', false],
    ['/consultant-rag-freelance', 'a question', true],
    ['/consultant-rag-freelance', 'a question', false],
  ])('%s: Enter and Space open and close %s, the focus stays (JavaScript: %s)', (at, _, awake) =>
    visiting(
      async ({ page }) => {
        await (awake ? open(page, at) : page.goto(at))
        const summary = page.locator('main details > summary').last()
        await summary.focus()
        const before = await summary.evaluate(isOpen)
        for (const [key, isTurned] of [
          ['Enter', true],
          ['Space', false],
          ['Space', true],
          ['Enter', false],
        ] as const) {
          await page.keyboard.press(key)
          await expect.poll(() => summary.evaluate(isOpen)).toBe(before !== isTurned)
          expect(await summary.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
        }
      },
      { javaScriptEnabled: awake },
    )(),
  )

  test(
    'arrows, Home and End move a slider, which says so',
    visiting(async ({ page }) => {
      await open(page, '/comparatif-bases-vectorielles')
      const slider = page.getByRole('slider', { name: 'Peu à administrer' })
      await slider.focus()
      for (const [key, value] of [
        ['Home', '0'],
        ['ArrowRight', '1'],
        ['ArrowUp', '2'],
        ['ArrowLeft', '1'],
        ['End', '5'],
        ['ArrowDown', '4'],
      ] as const) {
        await page.keyboard.press(key)
        await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(`${value} sur 5`)
      }
    }),
  )

  test(
    'arrows step a number, and pick among options',
    visiting(async ({ page }) => {
      await open(page, '/faq-cout-chatbot?lang=en')
      const days = page.getByRole('spinbutton', { name: 'Measure' })
      await days.focus()
      const before = Number(await days.inputValue())
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => days.inputValue()).toBe(String(before + 0.5))
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => days.inputValue()).toBe(String(before))

      await open(page, '/workflows')
      const order = page.getByRole('combobox').first()
      await order.focus()
      const first = await order.inputValue()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => order.inputValue()).not.toBe(first)
    }),
  )
})

describe('a list of contents', () => {
  test.each([true, false])(
    'unfolds by Enter and Space, leads into the text, and Tab goes on from there (JavaScript: %s)',
    (javaScriptEnabled) =>
      visiting(
        async ({ page }) => {
          const at = '/prompt-engineering-guide-complet'
          await (javaScriptEnabled ? open(page, at) : page.goto(at))
          const contents = page.getByRole('navigation', { name: 'Chapitres' })
          const link = contents.getByRole('link').nth(1)
          const summary = contents.locator('summary')
          await summary.focus()
          await page.keyboard.press('Enter')
          await link.waitFor()
          await page.keyboard.press('Space')
          await link.waitFor({ state: 'hidden' })
          await page.keyboard.press('Space')
          await page.keyboard.press('Tab')
          await page.keyboard.press('Tab')
          const href = (await link.getAttribute('href'))!
          expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
          await page.keyboard.press('Enter')
          await page.waitForURL(`**${href}`)
          await page.keyboard.press('Tab')
          const isBehind = (title: Element) =>
            title.compareDocumentPosition(document.activeElement!) ===
            Node.DOCUMENT_POSITION_FOLLOWING
          await expect.poll(() => page.locator(href).evaluate(isBehind)).toBe(true)
        },
        { javaScriptEnabled, viewport: { width: 390, height: 844 } },
      )(),
  )
})

describe('a file that comes in', () => {
  test.each(['Enter', 'Space'])('%s asks for it, its fault is told, and Tab goes on', (key) =>
    visiting(async ({ page }) => {
      // Asked for early: the browser is told to hand choosers over, and that takes a moment.
      const asked = page.waitForEvent('filechooser')
      await open(page, '/calculateur-tarifs-freelance')
      await page.locator('summary', { hasText: 'Ouvrir un résultat (JSON)' }).press('Enter')
      const drop = page.getByLabel('Ouvrir un résultat (JSON)', { exact: true })
      await page.keyboard.press('Tab')
      await expect.poll(() => drop.evaluate((it) => it === document.activeElement)).toBe(true)
      await page.keyboard.press(key)
      const file = { name: 'note.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
      await (await asked).setFiles(file)
      await page.getByText('Rien n’a changé.').waitFor()
      expect(await drop.getAttribute('aria-invalid')).toBe('true')
      expect(await drop.evaluate((it) => it === document.activeElement)).toBe(true)
    })(),
  )
})

describe('past its end', () => {
  const opened = (page: Page) => page.locator(':popover-open:is(#menu, header *)').count()

  test(
    'a menu closes: the focus is never behind it',
    visiting(async ({ page }) => {
      await open(page, '/')
      // What closes it comes after the page.
      await listens(page, 'document', 'pointerover')
      const button = page.getByRole('button', { name: 'Changer d’univers' })
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      for (const name of [/^Changer d’univers/u, /^CODE/u, /^IA/u, /^PLUS/u]) {
        await focusOn(page, name)
        expect(await opened(page)).toBe(1)
        await page.keyboard.press('Tab')
      }
      await expect.poll(() => opened(page)).toBe(0)
      await focusOn(page, /^Accueil$/u)

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('link', { name: 'EN, English' }).focus()
      expect(await opened(page)).toBe(1)
      await page.keyboard.press('Tab')
      await expect.poll(() => opened(page)).toBe(0)
    }),
  )
})

test(
  'the page stays where it is from one control of the tour’s bar to the next',
  visiting(async ({ page }) => {
    await open(page, '/opale-freelance')
    await page.getByRole('button', { name: 'Commencer la visite' }).click()
    const bar = page.getByRole('complementary', { name: 'Visite guidée' })
    await bar.waitFor()
    await focusOn(page, /Étape 1|Visite guidée/u)
    for (const name of [/^Précédente/u, /^Suivante/u, /^Quitter/u]) {
      await page.keyboard.press('Tab')
      await focusOn(page, name)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  }),
)

test(
  'Alt+O takes the focus along from what goes with her, and from nowhere else',
  visiting(async ({ page }) => {
    await open(page, '/faq')
    const recall = page.getByRole('button', { name: 'Rappeler Opale' })
    const her = page.getByRole('button', { name: /Lui parler$/u })
    await her.waitFor()
    await page.keyboard.press('Alt+o')
    await recall.waitFor()
    expect(await focused(page)).not.toBe('Rappeler Opale')
    await page.keyboard.press('Alt+o')
    await her.waitFor()
    await her.focus()
    await page.keyboard.press('Alt+o')
    await focusOn(page, /^Rappeler Opale$/u)
  }),
)

describe('the focus', () => {
  test.each([
    ['/', 1440],
    ['/', 390],
    ['/contact', 1440],
    ['/faq', 820],
    ['/mentions-legales', 390],
  ])('%s at %i px: is seen wherever it goes, there and back, in both themes', (address, width) =>
    visiting(
      async ({ page }) => {
        await open(page, address)
        const stops = await page.evaluate(
          () => [...document.querySelectorAll('a[href], button, summary, [tabindex="0"]')].length,
        )
        for (const [theme, key] of [
          ['dark', 'Tab'],
          ['light', 'Shift+Tab'],
        ] as const) {
          await page.evaluate((name) => {
            document.documentElement.dataset['theme'] = name
          }, theme)
          const seen = new Set<string>()
          for (let press = 0; press < stops; press += 1) {
            await page.keyboard.press(key)
            const stop = await page.evaluate(look)
            if (stop === undefined) break
            seen.add(stop.name)
            if (stop.ring && stop.free) continue
            // What the page moves as it scrolls may take a frame to be out of the way.
            await expect
              .poll(() => page.evaluate(look), { message: `${theme}: ${stop.name}` })
              .toMatchObject({ ring: true, free: true })
          }
          expect(seen.size).toBeGreaterThan(10)
        }
      },
      { viewport: { width, height: 800 } },
    )(),
  )
})

describe('a new page', () => {
  const kind = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

  test.each([
    ['/glossaire-ia', /^Embeddings$/u, 'Embeddings', 'Plan du site'],
    ['/faq?lang=en', /fine-tuning/u, 'fine-tuning', 'Sitemap'],
  ])(
    'has the focus at its title; whoever goes back is at the link that led away: %s',
    (at, name, word, map) =>
      visiting(async ({ page }) => {
        await open(page, at)
        const link = page.getByRole('main').getByRole('link', { name }).first()
        await link.focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => kind(page)).toBe('H1')
        await focusOn(page, new RegExp(word, 'u'))
        await page.goBack()
        await expect.poll(() => kind(page)).toBe('A')
        await focusOn(page, name)
        await page.getByRole('contentinfo').getByRole('link', { name: map }).focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => kind(page)).toBe('H1')
        await page.keyboard.press('Tab')
        await page.locator('main :focus').waitFor()
      })(),
  )
})

const isOpen = (summary: Element): boolean => summary.closest('details')!.open

/** The element that has the focus: whether it shows it, and whether something lies over it. */
const look = (): { name: string; ring: boolean; free: boolean } | undefined => {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  return {
    name: element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 60),
    // Where a link stretches over its card, the ring is drawn around what it stretches to.
    ring: [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
    free: points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (element.contains(there) || there.contains(element))
    }),
  }
}
