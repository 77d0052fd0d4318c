/** What tests look at while the application takes a page over. */
import type { Page } from 'playwright-core'
import { LATE_PART } from '../../site/early-input/keep.ts'
import { hold } from './hold.ts'

/**
 * Opale, the header, what looks after a visit, the game, the lab, the studio and each tool come by chunks of their
 * own, later than the page, and so does a sheet that pictures are cut out of.
 *
 * @returns what lets them come
 */
export const keepStill = (page: Page): Promise<() => void> =>
  hold(page, ...[...PARTS, ...TOOLS].map((name) => `*/assets/${name}-*.js`), '*/sprites/*.svg')

const PARTS = ['live-companion', 'enhancements', 'visit-services', 'play', 'workbench', 'workspace']
const TOOLS = ['audit', 'quiz', 'evaluator', 'prompts', 'rate']

/**
 * The document as React leaves it; a canvas takes its measures from the room it stands in, and a part
 * whose script comes later is marked until then.
 */
export const shown = async (page: Page): Promise<string> =>
  (await page.locator('#root').innerHTML())
    .replaceAll(` ${LATE_PART}=""`, '')
    // The first day that one may choose is today: no document knows it.
    .replaceAll(/ min="\d{4}-\d\d-\d\d"/gu, '')
    .replace(/<canvas[^>]*>/gu, (canvas) => canvas.replace(/ (?:width|height|style)="[^"]*"/gu, ''))

/** Remembers every element of the page as it is. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { before: [...document.querySelectorAll('#root *')] })
  })

/** Elements that were there at the mark, and are no more. */
export const gone = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { before } = globalThis as unknown as { before: Element[] }
    return before.filter((node) => !node.isConnected).map((node) => node.outerHTML)
  })

/** Parts that wait for their turn are done when React knows every element it rendered. */
export const wholly = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#root header, #root main, #root footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  )
