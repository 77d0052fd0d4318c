/** Counting visits: what the desk adds to its interface, to documents and to its clock. */
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AUDIENCE_ENDPOINT, REPORT_LIMIT } from '../../audience/endpoint.ts'
import { problem } from '../api/problem.ts'
import type { Measuring } from '../app.ts'
import type { Log } from '../desk/log.ts'
import type { Metrics } from '../desk/metrics.ts'
import { outliving } from '../desk/outliving.ts'
import type { NameAddress } from '../messages/salt.ts'
import { refuseOtherSites } from '../messages/same-site.ts'
import type { Cookies } from '../sign-in/cookies.ts'
import type { Store } from '../store/store.ts'
import { dayOf, hourOf } from './count-visit.ts'
import { leftOut } from './left-out.ts'
import { REPORT_LIMITS, type ReportLimits } from './rate.ts'
import { forgetVisits } from './retention.ts'
import { createSwitch, type AudienceSwitch } from './switch.ts'
import { takeReport } from './take-report.ts'

export interface AudienceOptions {
  readonly store: () => Promise<Store>
  readonly nameAddress: NameAddress
  readonly addressOf: (context: Context) => string | undefined
  readonly cookies: Pick<Cookies, 'has'>
  readonly isPage: (path: string) => boolean
  readonly limits?: ReportLimits | undefined
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => number
}

export interface Audience {
  readonly switched: AudienceSwitch
  readonly routes: (api: Hono) => void
  readonly measuring: Measuring
  /** For a timer. @returns rows that were kept long enough */
  readonly forget: () => Promise<number>
}

export const createAudience = (options: AudienceOptions): Audience => {
  const { store, nameAddress, addressOf, cookies, isPage, metrics, log, now } = options
  const { limits = REPORT_LIMITS } = options
  const { isStale, ...switched } = createSwitch(store, now)
  const isLeftOut = (context: Context) => {
    // Only browsers of the owner's have these: whoever makes one up leaves themselves out.
    const isOwner = cookies.has(context, 'session') || cookies.has(context, 'device')
    return leftOut(context.req.raw.headers, isOwner)
  }
  const take = takeReport({
    store,
    isOn: switched.look,
    leftOut: isLeftOut,
    nameAddress,
    addressOf,
    isPage,
    limits,
    now,
    taken: (result, dropped, error) => {
      metrics.count('opale_audience_reports_total', { result })
      if (dropped > 0) metrics.count('opale_audience_dropped_total', {}, dropped)
      if (error) log('error', 'visit_not_counted', { reason: error.message })
    },
  })
  let forgotten = 0
  return {
    switched,
    routes: (api) => {
      const limit = bodyLimit({ maxSize: REPORT_LIMIT, onError: () => problem(413) })
      api.post(AUDIENCE_ENDPOINT.replace('/api', ''), refuseOtherSites, limit, take)
    },
    measuring: {
      isOn: (context) => {
        // The page does not wait for it: the next one is told.
        if (isStale()) outliving(context, switched.look().then(noted, noted))
        return switched.isOn()
      },
      tells: (context) => isLeftOut(context) === undefined,
    },
    forget: async () => {
      await switched.look()
      // Rows of an hour are made those of a day once: looking for them takes a while.
      const today = dayOf(hourOf(now()))
      if (today === forgotten) return 0
      const gone = await forgetVisits(await store(), now())
      forgotten = today
      return gone
    },
  }
}

/** A store that is away is told of where something is asked of it. */
const noted = (): void => {}
