/** Keeps files from a page until a test lets them come. */
import type { Page } from 'playwright-core'
import { forgetFiles } from './renew.ts'

/**
 * From now on the page waits for such files. Playwright's own routes could do that as well, but
 * beside one of them every request asks for leave and nothing is cached: a page costs twice as much.
 *
 * @param files addresses, in which `*` stands for anything
 * @returns what lets them come
 */
export const hold = async (page: Page, ...files: readonly string[]): Promise<() => void> => {
  const session = await page.context().newCDPSession(page)
  await forgetFiles(session)
  let letIn = () => {}
  const gate = new Promise<void>((resolve) => {
    letIn = resolve
  })
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await gate
    // The page may be gone by then.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: files.map((urlPattern) => ({ urlPattern })) })
  return letIn
}

/** The page stays as the document brings it, until what this returns lets the application come. */
export const holdApplication = (page: Page): Promise<() => void> =>
  hold(page, '*/assets/entry-client-*.js')
