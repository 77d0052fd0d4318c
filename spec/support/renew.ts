/**
 * A visitor's page, handed on to the next visitor as good as new: to make one, with its process, its
 * first connection and its first compilation, is half of what a visit costs.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

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
  const sessions = opened(context)

  const renew = async (): Promise<boolean> => {
    if (altered() || page.isClosed() || context.pages().length > 1) return false
    page.removeAllListeners()
    await Promise.all([page.unrouteAll(IGNORING), context.unrouteAll(IGNORING)])
    await context.setOffline(false)
    // Where it points to nothing: a page that comes under a mouse hears of it.
    await page.mouse.move(-10, -10)
    // Away first: what a page writes as it goes is forgotten with the rest.
    await page.goto(bare)
    await Promise.all(sessions.splice(0).map(detach))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await Promise.all([context.clearCookies(), context.clearPermissions()])
    await session.send('Page.resetNavigationHistory')
    if (viewport) await page.setViewportSize(viewport)
    return true
  }
  return { renew }
}

/** A request that waits for a test goes with its page. */
const IGNORING = { behavior: 'ignoreErrors' } as const

/** @returns whether something was done that stays with a page for good */
const watched = (page: Page): (() => boolean) => {
  let altered = false
  const watch = <Owner extends object>(owner: Owner, names: readonly (keyof Owner & string)[]) => {
    for (const name of names) {
      const method = Reflect.get(owner, name) as (...args: readonly unknown[]) => unknown
      Reflect.set(owner, name, (...args: readonly unknown[]) => {
        altered = true
        return Reflect.apply(method, owner, args)
      })
    }
  }
  watch(page, ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction'])
  watch(page.clock, ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'])
  watch(page.context(), ['addInitScript', 'newPage', 'setExtraHTTPHeaders'])
  return () => altered
}

/** @returns the debugger's sessions, from now on: what each does to a page ends with it */
const opened = (context: BrowserContext): CDPSession[] => {
  const sessions: CDPSession[] = []
  const open = context.newCDPSession.bind(context)
  context.newCDPSession = async (page) => {
    const session = await open(page)
    sessions.push(session)
    return session
  }
  return sessions
}

/** A test may have ended it. */
const detach = (session: CDPSession): Promise<void> => session.detach().catch(() => undefined)
