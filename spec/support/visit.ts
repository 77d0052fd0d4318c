/** Opens pages of the built site as a visitor does, and keeps a list of what went wrong. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { READY_EVENT } from '../../site/early-input/keep.ts'
import { PAGES, SCREENS, type Screen } from '../../site/routes/table.ts'
import { renewable } from './renew.ts'
import { complainOfUntold } from './told.ts'

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors, and what the console calls an error or a warning. */
  readonly problems: string[]
  /** What a page asked of another host than ours. */
  readonly foreign: readonly string[]
  /** Such words are no problem, however late they come: the test brings them about on purpose. */
  readonly allow: (words: RegExp) => void
}

interface Renewable extends Visit {
  /** Makes it another visitor's. @returns whether that could be done */
  readonly renew: () => Promise<boolean>
}

/** A visitor with nothing kept from before, on a desktop screen, without motion unless asked. */
const visit = async (options: BrowserContextOptions = {}): Promise<Renewable> => {
  const origin = inject('origin')
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const problems: string[] = []
  const allowed: RegExp[] = []
  const report = (text: string) => {
    if (!allowed.some((words) => words.test(text))) problems.push(text)
  }
  context.on('weberror', (error) => report(`error: ${error.error().message}`))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text())
  })
  const foreign: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && !/^(?:data|blob):$/u.test(url.protocol)) foreign.push(url.href)
  })
  await context.addInitScript((event) => {
    const ready = new Promise<void>((resolve) => {
      addEventListener(event, () => resolve(), { once: true })
    })
    Object.assign(globalThis, { ready })
  }, READY_EVENT)
  await complainOfUntold(context)
  if (LATER > 0)
    await context.route(FETCHED, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LATER))
      // The page may be gone by then.
      await route.continue().catch(() => undefined)
    })
  const page = await context.newPage()
  if (SLOWER > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  const allow = (words: RegExp) => {
    allowed.push(words)
    problems.splice(0).forEach(report)
  }
  const { renew } = await renewable(page, '/robots.txt')
  return {
    context,
    page,
    problems,
    foreign,
    allow,
    renew: async () => {
      // Things that come late keep coming late.
      if (options.storageState !== undefined || LATER > 0) return false
      if (!(await renew())) return false
      for (const list of [problems, allowed, foreign]) list.length = 0
      return true
    },
  }
}

/** `SLOWER=6` makes pages run six times slower: what a test should have waited for fails at once. */
const SLOWER = Number(process.env['SLOWER'] ?? 1)

/** `LATER=2000`: each thing that a page fetches takes up to so long, in ms, and comes in any order. */
const LATER = Number(process.env['LATER'] ?? 0)
const FETCHED = /\/(?:assets|data|fr|en)\/.*\.(?:js|json)$/u

type Act = (visit: Visit) => Promise<void>

/** Pages that nothing went wrong on, as new, by what kind of visitor they are for. */
const spare = new Map<string, Renewable>()

/**
 * Makes the body of a test that has a visitor of its own, who must not have met any problem: a test
 * that expects some empties the list.
 */
export const visiting =
  (act: Act, options?: BrowserContextOptions): (() => Promise<void>) =>
  async () => {
    const kind = JSON.stringify(options)
    const one = spare.get(kind) ?? (await visit(options))
    spare.delete(kind)
    let asNew = false
    try {
      await act(one).catch((error: unknown) => {
        // What went wrong on the page often says why the test failed.
        if (one.problems.length > 0) console.error(one.problems.join('\n'))
        throw error
      })
      expect(one.problems).toEqual([])
      expect(one.foreign).toEqual([])
      asNew = await one.renew()
    } finally {
      if (asNew) spare.set(kind, one)
      else await one.context.close()
    }
  }

/** Shows intent and waits until the application has taken over. */
export const awaken = async (page: Page): Promise<void> => {
  await showIntent(page)
  await ready(page)
}

/** A press on nothing: it fetches the application, and nothing else comes of it. */
export const showIntent = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerdown')))

/** Waits until the application has taken over; the page's own clock has no say in how long. */
export const ready = async (page: Page): Promise<void> => {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('the application does not come to life')), READY_MS)
  })
  const taken = page.evaluate(() => (globalThis as unknown as { ready: Promise<void> }).ready)
  await Promise.race([taken, limit]).finally(() => clearTimeout(late))
}
const READY_MS = 20_000

/** Opens a page and brings its application to life. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await awaken(page)
}

/** From now on, on every page, time passes only when a test says so. */
export const holdTime = async (page: Page): Promise<void> => {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START + 1000)
}
const START = Date.UTC(2026, 0, 15, 9)

/** From now on, on every page, what moves by itself stays at its first moment. */
export const holdMotion = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/**
 * Waits until the page has done all that it had to do: effects come a moment after what one sees.
 * What still waits for a timer or for an answer is not part of it.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))

/** Waits until a part of the page listens: what one sees does not tell whether it does. */
export const listens = async (page: Page, part: string, type: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const types = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: part })
    const { objectId } = result
    if (objectId === undefined) return []
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId })
    return listeners.map((listener) => listener.type)
  }
  await expect.poll(types, { message: `${part} listens` }).toContain(type)
  await session.detach()
}

/** Waits until what looks after the visit has come and begun. */
export const served = async (page: Page): Promise<void> => {
  await page
    .getByRole('region', { name: /^(?:Messages du site|Messages of the site)$/u })
    .waitFor({ state: 'attached' })
  await settled(page)
}

/** Waits for a page by its title, which is set once the page is shown. */
export const titled = async (page: Page, word: string): Promise<void> => {
  await page.waitForFunction((part) => document.title.includes(part), word)
}

/** Scrolls elsewhere, and waits until whoever listens has heard of it. */
export const scroll = (page: Page, y: number): Promise<void> =>
  page.evaluate((to) => {
    const done = new Promise<void>((resolve) => {
      addEventListener('scroll', () => resolve(), { once: true })
    })
    scrollTo(0, to)
    return done
  }, y)

/** Follows a link that the page does not have, by the same way as any other. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

/** Requests of some kinds, by path, from now on. */
export const requestsOf = (page: Page, ...kinds: readonly string[]): readonly string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

export interface Sample {
  readonly screen: Screen
  readonly fr: string
  readonly en: string
}

/** Of screens whose pages are all made by code, which the table does not hold. */
const MADE: Partial<Record<Screen, Omit<Sample, 'screen'>>> = {
  template: {
    fr: '/workflows/relancer-devis-sans-reponse',
    en: '/en/workflows/relancer-devis-sans-reponse',
  },
}

/** One page of each type. */
export const SAMPLES: readonly Sample[] = SCREENS.map((screen) => {
  const made = MADE[screen]
  if (made !== undefined) return { screen, ...made }
  const page: { fr: readonly string[]; en: readonly string[] } | undefined = PAGES.find(
    (one) => one.screen === screen,
  )
  const fr = page?.fr[0] ?? '/nulle-part'
  return { screen, fr, en: page?.en[0] ?? `${fr}?lang=en` }
})
