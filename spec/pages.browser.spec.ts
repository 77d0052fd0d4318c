/**
 * One page of each type in both languages, opened once and looked at from all sides: as the document
 * brings it, while the application takes over, and alive.
 *
 * Axe looks at every type in both themes at phone width in French, and at an eighth of all other
 * combinations, another one with each build. Where it has just seen a page in one theme it looks at
 * the colours of the other alone. With `VERIFY=1` at all, with all rules.
 */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AXE_THEMES, AXE_WIDTHS, MAGNIFIED } from '../site/legal/tested.ts'
import { showTheme, violations } from './support/axe.ts'
import { covered } from './support/covered.ts'
import { manifest } from './support/dist.ts'
import { holdApplication } from './support/hold.ts'
import { gone, keepStill, mark, shown, wholly } from './support/takeover.ts'
import { tooWide } from './support/too-wide.ts'
import { awaken, SAMPLES, visiting } from './support/visit.ts'

interface View {
  readonly theme: (typeof AXE_THEMES)[number]
  readonly width: (typeof AXE_WIDTHS)[number]
}
const views: readonly View[] = AXE_WIDTHS.flatMap((width) =>
  AXE_THEMES.map((theme) => ({ theme, width })),
)

/** Which eighth this build's turn is. */
const TURN = createHash('sha256').update(manifest.build).digest()[0]! % 8

/** Each page, and the views of it that axe looks at in this run. */
const rows = SAMPLES.flatMap(({ screen, fr, en }, at) =>
  [fr, en].map((address, language) => ({
    screen,
    address,
    french: address === fr,
    views: views.filter(
      ({ width }, view) =>
        process.env['VERIFY'] === '1' ||
        (address === fr && width === 390) ||
        (at * 13 + language * 6 + view) % 8 === TURN,
    ),
  })),
)

test.each(rows)(
  '$screen, $address: accessible, no wider than its window, taken over without a change, nothing covered',
  ({ screen, address, french, views: chosen }) =>
    visiting(
      async ({ page, problems }) => {
        const letPartsIn = await keepStill(page)
        // Axe looks long: nothing may change under its eyes. And some pages call for the application
        // by themselves: first they are looked at without it.
        const letIn = await holdApplication(page)
        await page.goto(address)
        if (screen === 'not-found') problems.length = 0
        await passesAxe(page, chosen)
        await fits(page)
        if (french) await leavesAllInSight(page)

        await page.setViewportSize(DESKTOP)
        const still = await page.getByRole('complementary', { name: 'Opale' }).count()
        const before = await shown(page)
        await mark(page)
        letIn()
        await awaken(page)
        await wholly(page)
        expect(await shown(page)).toBe(before)
        expect(await gone(page), 'elements that were put anew').toEqual([])

        letPartsIn()
        if (still > 0) await page.locator('aside button[aria-expanded=false]').waitFor()
        await fits(page)
        if (french) await leavesAllInSight(page)
      },
      // As dense as the screen of a window that is magnified.
      { viewport: DESKTOP, deviceScaleFactor: 2 },
    )(),
)

const DESKTOP = { width: 1440, height: 900 }

const passesAxe = async (page: Page, chosen: readonly View[]): Promise<void> => {
  for (const [at, { theme, width }] of chosen.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await showTheme(page, theme)
    const onlyColours = width === chosen[at - 1]?.width
    expect(await violations(page, { onlyColours }), `${theme}, ${width} px`).toEqual([])
  }
  // What a first visitor sees, and the application goes by.
  await showTheme(page, 'dark')
}

/** A window 1280 px wide, magnified twice and four times, shows all of its texts. */
const fits = async (page: Page): Promise<void> => {
  for (const { times, width, height } of MAGNIFIED) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => tooWide(page), { message: `magnified ${times} times` }).toEqual([])
  }
}

/** Neither Opale nor the tab at the side lies over anything. */
const leavesAllInSight = async (page: Page): Promise<void> => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(covered), `covered at ${width} px`).toEqual([])
  }
}
