/** What a page has asked for, known for certain. */
import type { Page } from 'playwright-core'

/**
 * Waits until every request that the page has begun by now was heard of: they are told in the order
 * in which they begin, and this one was answered. For tests that expect that nothing is asked for.
 */
export const allRequestsSeen = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await fetch('/robots.txt')).text()
  })
