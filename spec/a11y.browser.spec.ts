/**
 * Accessibility, as far as a machine can tell: every page type in both themes at phone width in
 * French, and an eighth of all other combinations, another one with each build. With `VERIFY=1` all.
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './support/axe.ts'
import { manifest } from './support/built.ts'
import { SAMPLES, visitors } from './support/visit.ts'

const visiting = visitors()

const THEMES = ['dark', 'light'] as const
const WIDTHS = [390, 820, 1440] as const

interface View {
  readonly theme: (typeof THEMES)[number]
  readonly width: (typeof WIDTHS)[number]
}
const views: readonly View[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ theme, width })))

/** Which eighth this build's turn is. */
const TURN = Number.parseInt(manifest.build, 16) % 8

/** One page, opened once, and the views of it that this run looks at. */
const rows = SAMPLES.flatMap(({ screen, fr, en }, at) =>
  [fr, en].map((address, language) => ({
    screen,
    address,
    views: views.filter(
      ({ width }, view) =>
        process.env['VERIFY'] === '1' ||
        (address === fr && width === 390) ||
        (at * 12 + language * 6 + view) % 8 === TURN,
    ),
  })),
).filter((row) => row.views.length > 0)

const show = async (page: Page, { theme, width }: View): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)
}

describe('axe', () => {
  test.each(rows)('$screen, $address', ({ screen, address, views: chosen }) =>
    visiting(async ({ page, problems }) => {
      await page.goto(address)
      if (screen === 'not-found') problems.length = 0
      for (const view of chosen) {
        await show(page, view)
        expect(await violations(page), `${view.theme}, ${view.width} px`).toEqual([])
      }
    })(),
  )
})
