/**
 * Accessibility, as far as a machine can tell: every page type in both themes at phone width in
 * French, and an eighth of all other combinations, another one with each build. With `VERIFY=1` all.
 */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { AXE_THEMES, AXE_WIDTHS, MAGNIFIED } from '../site/legal/tested.ts'
import { violations, showTheme } from './support/axe.ts'
import { manifest } from './support/dist.ts'
import { holdApplication } from './support/hold.ts'
import { follow, open, SAMPLES, visiting } from './support/visit.ts'

interface View {
  readonly theme: (typeof AXE_THEMES)[number]
  readonly width: (typeof AXE_WIDTHS)[number]
}
const views: readonly View[] = AXE_WIDTHS.flatMap((width) =>
  AXE_THEMES.map((theme) => ({ theme, width })),
)

/** Which eighth this build's turn is. */
const TURN = createHash('sha256').update(manifest.build).digest()[0]! % 8

/** One page, opened once, and the views of it that this run looks at. */
const rows = SAMPLES.flatMap(({ screen, fr, en }, at) =>
  [fr, en].map((address, language) => ({
    screen,
    address,
    views: views.filter(
      ({ width }, view) =>
        process.env['VERIFY'] === '1' ||
        (address === fr && width === 390) ||
        (at * 13 + language * 6 + view) % 8 === TURN,
    ),
  })),
).filter((row) => row.views.length > 0)

const show = async (page: Page, { theme, width }: View): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await showTheme(page, theme)
}

describe('axe', () => {
  test.each(rows)('no violation: $screen, $address', ({ screen, address, views: chosen }) =>
    visiting(async ({ page, problems }) => {
      // Axe looks long: nothing may change under its eyes.
      await holdApplication(page)
      await page.goto(address)
      if (screen === 'not-found') problems.length = 0
      for (const view of chosen) {
        await show(page, view)
        expect(await violations(page), `${view.theme}, ${view.width} px`).toEqual([])
      }
    })(),
  )
})

describe('axe, where something has opened', () => {
  const inBothThemes = async (page: Page, width: View['width']): Promise<void> => {
    for (const theme of AXE_THEMES) {
      await show(page, { theme, width })
      expect(await violations(page), theme).toEqual([])
    }
  }

  test.each(['/', '/en/ia', '/workflows'])('no violation: the menu of small screens, %s', (at) =>
    visiting(async ({ page }) => {
      await holdApplication(page)
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(at)
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.waitFor()
      // Every section of it unfolded.
      for (const section of await menu.locator('summary').all()) await section.click()
      await inBothThemes(page, 390)
    })(),
  )

  test.each([
    ['/ia', 'Changer d’univers'],
    ['/en', 'Switch universe'],
  ])('no violation: the universe switcher, %s', (at, name) =>
    visiting(async ({ page }) => {
      await holdApplication(page)
      await page.goto(at)
      await page.getByRole('button', { name }).click()
      await page.getByRole('link', { name: /^PLUS/u }).waitFor()
      await inBothThemes(page, 1440)
    })(),
  )

  test(
    'no violation: the debug overlay and the error screens',
    visiting(async ({ page, problems }) => {
      // From the start: what a visitor may go to next is fetched ahead.
      await page.route('**/data/**/cv.json', (route) => route.abort())
      await open(page, '/faq?debug=loader')
      await page.getByText('🛠️ Mode Debug').waitFor()
      await inBothThemes(page, 1440)
      await follow(page, '/cv')
      await page.getByRole('heading', { name: 'Application Error' }).waitFor()
      await page.getByText('Technical Details').click()
      await inBothThemes(page, 390)
      problems.length = 0
    }),
  )
})

describe('no page is wider than its window', () => {
  test.each(SAMPLES)(
    '$screen: 1280 px wide, magnified twice and four times',
    ({ screen, fr, en }) =>
      visiting(
        async ({ page, problems }) => {
          for (const address of [fr, en]) {
            await page.goto(address)
            if (screen === 'not-found') problems.length = 0
            for (const { times, width, height } of MAGNIFIED) {
              await page.setViewportSize({ width, height })
              const message = `${address}, magnified ${times} times`
              await expect.poll(() => tooWide(page), { message }).toEqual([])
            }
          }
        },
        { deviceScaleFactor: 2 },
      )(),
  )
})

/** Texts that stick out of the window, other than where one can scroll to them. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null &&
        element.parentElement !== document.documentElement &&
        scrolls(element.parentElement))
    const out = [...document.querySelectorAll('#root *:not(svg *)')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const reads = [...element.childNodes].some((node) => node.nodeType === 3)
      return reads && width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...out.map((element) => (element.textContent ?? '').slice(0, 60)),
    ]
  })
