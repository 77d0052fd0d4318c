/**
 * A visitor's page, handed on to the next visitor as good as new: to make one, with its process, its
 * first connection and its first compilation, is half of what a visit costs.
 */
import type { CDPSession, Disposable, Page } from 'playwright-core'

export interface Renewal {
  /** Makes it as new. @returns whether that could be done */
  readonly renew: () => Promise<boolean>
}

/** To be called when the page is new; `bare` is an address of the site that runs nothing. */
export const renewable = async (page: Page, bare: string): Promise<Renewal> => {
  const context = page.context()
  const viewport = page.viewportSize()
  const session = await context.newCDPSession(page)
  const altered = watched(page)
  const scripts = givenBy<Disposable>(page, ['addInitScript', 'exposeBinding', 'exposeFunction'])
  // What a session does to a page ends with it.
  const sessions = givenBy<CDPSession>(context, ['newCDPSession'])

  let renewals = 0
  const renew = async (): Promise<boolean> => {
    if (altered() || page.isClosed() || context.pages().length > 1) return false
    page.removeAllListeners()
    await Promise.all([page.unrouteAll(IGNORING), context.unrouteAll(IGNORING)])
    await context.setOffline(false)
    // Where it points to nothing: a page that comes under a mouse hears of it.
    await page.mouse.move(-10, -10)
    await Promise.all(scripts.splice(0).map((script) => script.dispose()))
    // Away first: what a page writes as it goes is forgotten with the rest.
    await page.goto(bare)
    // A test may have ended it.
    await Promise.all(sessions.splice(0).map((one) => one.detach().catch(() => undefined)))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await Promise.all([context.clearCookies(), context.clearPermissions()])
    await session.send('Page.resetNavigationHistory')
    await forgetFiles(session)
    renewals += 1
    if (renewals % VISITS_KEPT === 0) await session.send('HeapProfiler.collectGarbage')
    if (viewport) await page.setViewportSize(viewport)
    return true
  }
  return { renew }
}

/**
 * Forgets the files that earlier documents left in memory, which a later one takes without asking:
 * some a test may have made up. What was compiled and what lies on the disk remains.
 */
export const forgetFiles = async (session: CDPSession): Promise<void> => {
  for (const cacheDisabled of [true, false])
    await session.send('Network.setCacheDisabled', { cacheDisabled })
}

/**
 * Left to itself the browser keeps the documents of a hundred visits, at 14 MB each, and a visit takes
 * half as long again for it.
 */
const VISITS_KEPT = 4

/** A request that waits for a test goes with its page. */
const IGNORING = { behavior: 'ignoreErrors' } as const

/** @returns whether something was done that stays with a page for good */
const watched = (page: Page): (() => boolean) => {
  let altered = false
  const watch = <Owner extends object>(owner: Owner, names: readonly (keyof Owner & string)[]) => {
    for (const name of names)
      wrap(owner, name, (act) => {
        altered = true
        return act()
      })
  }
  watch(page, ['emulateMedia'])
  watch(page.clock, ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'])
  watch(page.context(), ['addInitScript', 'newPage', 'setExtraHTTPHeaders'])
  return () => altered
}

/** @returns what such methods have given since, to be taken back */
const givenBy = <Given>(owner: object, names: readonly string[]): Given[] => {
  const all: Given[] = []
  for (const name of names)
    wrap(owner, name, async (act) => {
      const given = (await act()) as Given
      all.push(given)
      return given
    })
  return all
}

const wrap = (owner: object, name: string, around: (act: () => unknown) => unknown): void => {
  const method = Reflect.get(owner, name) as (...args: readonly unknown[]) => unknown
  Reflect.set(owner, name, (...args: readonly unknown[]) =>
    around(() => Reflect.apply(method, owner, args)),
  )
}
