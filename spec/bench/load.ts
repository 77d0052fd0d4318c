/** Opens a page as a first visitor does and notes what travels: without a sign of life, then with. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { READY_EVENT } from '../../site/early-input/keep.ts'
import { tagsOf } from '../support/markup.ts'

export interface Transfer {
  readonly path: string
  /** As the browser names it: Document, Script, Font, Image, Fetch… */
  readonly type: string
  /** Whether a script asked for it, not the document. */
  readonly scripted: boolean
  /** Headers and body, compressed. */
  readonly bytes: number
  /** Part of them that is headers. */
  readonly headers: number
}

export interface Load {
  readonly html: string
  /** Up to load and 3 s, without input. */
  readonly first: readonly Transfer[]
  /** Whether the application came along without being asked. */
  readonly eager: boolean
  /** All up to the moment when the application has taken over. */
  readonly hydrated: readonly Transfer[]
  /** What it fetched once it had. */
  readonly late: readonly Transfer[]
}

export const WAIT_MS = 3000

export const loadPage = async (
  browser: Browser,
  origin: string,
  address: string,
  width = 390,
): Promise<Load> => {
  // A context of its own: nothing is kept from the page before.
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(noteReady, READY_EVENT)
    const seen = await transfersOf(await context.newCDPSession(page), origin)
    const response = await page.goto(`${origin}${address}`, { waitUntil: 'load' })
    await page.waitForTimeout(WAIT_MS)
    const first = [...seen]
    // A press on nothing: it fetches the application, and nothing else comes of it.
    await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointerdown')))
    await awaitReady(page, complaints)
    const hydrated = [...seen]
    await page.waitForTimeout(WAIT_MS)
    const html = (await response?.text()) ?? ''
    return {
      html,
      // A preload that a script wrote into the page looks like the document's own.
      first: first.map((one) => ({
        ...one,
        scripted: one.scripted || (one.type === 'Image' && !html.includes(one.path)),
      })),
      eager: first.some(({ scripted, path }) => scripted && path.endsWith('.js')),
      hydrated,
      late: seen.slice(hydrated.length),
    }
  } finally {
    await context.close()
  }
}

/** What stands between the tags of a page's style sheets, or of the scripts that run. */
export const inlined = (html: string, name: 'style' | 'script'): string =>
  tagsOf(html)
    .filter((tag) => tag.name === name && !/json/u.test(tag.attributes.get('type') ?? ''))
    .map(({ text }) => text)
    .join('')

/** A list that grows with each transfer that ends. */
const transfersOf = async (session: CDPSession, origin: string): Promise<Transfer[]> => {
  const transfers: Transfer[] = []
  const begun = new Map<string, Omit<Transfer, 'bytes' | 'headers'>>()
  const headers = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    // What a page draws by itself does not travel.
    if (/^(?:data|blob):/u.test(request.url)) return
    if (!request.url.startsWith(origin)) throw new Error(`the page asked for ${request.url}`)
    const { pathname: path } = new URL(request.url)
    begun.set(requestId, { path, type, scripted: initiator.type === 'script' })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const one = begun.get(requestId)
    if (one) transfers.push({ ...one, bytes, headers: headers.get(requestId) ?? 0 })
  })
  await session.send('Network.enable')
  return transfers
}

/** Runs in the page, before all else. */
export const noteReady = (event: string): void => {
  const ready = new Promise<void>((resolve) => {
    addEventListener(event, () => resolve(), { once: true })
  })
  Object.assign(globalThis, { ready })
}

/** @throws with what the page complained of, when the application never takes over */
const awaitReady = async (page: Page, complaints: readonly string[]): Promise<void> => {
  const ready = page.evaluate(() => (globalThis as unknown as { ready: Promise<void> }).ready)
  const tooLate = page.waitForTimeout(PATIENCE_MS).then(() => {
    throw new Error(`${page.url()} was never hydrated\n${complaints.join('\n')}`)
  })
  await Promise.race([ready, tooLate])
}
const PATIENCE_MS = 30_000
