/** `POST /api/audience`, as `site/audience/endpoint.ts` says it. */
import type { Context } from 'hono'
import { report, type Report } from '../../audience/report.ts'
import { problem } from '../api/problem.ts'
import { STORE_WAIT } from '../messages/answer.ts'
import type { NameAddress } from '../messages/salt.ts'
import { randomBytes } from '../ports/chance.ts'
import { hex, sha256 } from '../ports/digest.ts'
import { StoreError, type Store } from '../store/store.ts'
import { countVisit } from './count-visit.ts'
import { countsOf } from './counts.ts'
import type { LeftOut } from './left-out.ts'
import { createRate, type ReportLimits } from './rate.ts'

export interface Taking {
  readonly store: () => Promise<Store>
  readonly isOn: () => Promise<boolean>
  readonly leftOut: (context: Context) => LeftOut | undefined
  readonly nameAddress: NameAddress
  readonly addressOf: (context: Context) => string | undefined
  readonly isPage: (path: string) => boolean
  readonly limits: ReportLimits
  readonly now: () => number
  /** Told of what became of each, and of how much of it was dropped. */
  readonly taken: (result: Fate, dropped: number, error?: StoreError) => void
}

export type Fate = LeftOut | 'counted' | 'refused' | 'limited' | 'off' | 'failed'

export const takeReport = (taking: Taking) => {
  const waitOf = createRate(taking.limits)
  const { store, isOn, leftOut, nameAddress, addressOf, isPage, now, taken } = taking
  const ended = (result: Fate, answer: Response, dropped = 0): Response => {
    taken(result, dropped)
    return answer
  }
  const count = async (context: Context): Promise<Response> => {
    if (!(await isOn())) return ended('off', problem(404))
    const out = leftOut(context)
    if (out !== undefined) return ended(out, nothing())
    const told = await read(context)
    if (told === undefined) return ended('refused', problem(400))
    const at = now()
    const address = await nameAddress(addressOf(context), at)
    const wait = waitOf(address, at)
    if (wait > 0) return ended('limited', later(429, wait))
    const own = new URL(context.req.url).hostname
    const { counts, dropped } = countsOf(told, { isPage, own })
    // What counted nothing is nobody's visit.
    if (counts.length === 0) return ended('refused', problem(400), dropped)
    const who = await visitorOf(address, context)
    await countVisit(await store(), { at, who, id: hex(randomBytes(8)), counts })
    return ended('counted', nothing(), dropped)
  }
  return async (context: Context): Promise<Response> => {
    try {
      return await count(context)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      taken('failed', 0, error)
      return later(503, STORE_WAIT)
    }
  }
}

/** Whatever it calls itself: a page that closes sends plain text. */
const read = async ({ req }: Context): Promise<Report | undefined> => {
  try {
    return report.safeParse(JSON.parse(await req.text())).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Made of the day's salt: from the next day on nobody finds it again. */
const visitorOf = async (address: string, { req }: Context): Promise<string> =>
  (await sha256(`${address} ${req.header('user-agent') ?? ''}`)).slice(0, 32)

const nothing = (): Response => new Response(null, { status: 204 })

const later = (status: 429 | 503, wait: number): Response =>
  problem(status, { headers: { 'retry-after': String(wait) } })
