/** The owner's desk: takes messages, tells the owner, forgets in time. Free of Node, as the site's app. */
import type { Context, Hono } from 'hono'
import { adminOf, type AdminRoutes } from '../admin/lazily.ts'
import type { ApiRoutes } from '../api/api.ts'
import { deskSession } from '../api/desk-session.ts'
import type { Measuring } from '../app.ts'
import { createAudience } from '../audience/audience.ts'
import type { ReportLimits } from '../audience/rate.ts'
import type { SendMail } from '../mail/mail.ts'
import { LIMITS, type Limits } from '../messages/keep.ts'
import type { Owner } from '../messages/notice.ts'
import { deliverDue, type Tried } from '../messages/outbox.ts'
import { purge } from '../messages/retention.ts'
import { dailyNames } from '../messages/salt.ts'
import { refuseOtherSites } from '../messages/same-site.ts'
import { takeMessage, type Taken } from '../messages/take-message.ts'
import { now as clock } from '../ports/clock.ts'
import { isSecure as isSecureRequest } from '../secure-request.ts'
import { createCookies } from '../sign-in/cookies.ts'
import { signingKeyIn } from '../sign-in/signing-key.ts'
import { migrate } from '../store/migrate.ts'
import { StoreError, type Store } from '../store/store.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { operationsOf } from './operations.ts'
import { outliving } from './outliving.ts'

export interface DeskOptions {
  /** Not necessarily there yet, or for a while. */
  readonly store: Store
  /** How the owner is told of messages, if at all. */
  readonly notice?: { readonly send: SendMail; readonly owner: Owner } | undefined
  readonly addressOf: (context: Context) => string | undefined
  /** Whether a request came by https. */
  readonly isSecure?: (request: Request) => boolean
  readonly log: Log
  /** Whoever names it may read the metrics; without one nobody may. */
  readonly metricsToken?: string | undefined
  readonly limits?: Limits
  readonly reportLimits?: ReportLimits
  /** Pages whose visits may be counted. */
  readonly isPage?: (path: string) => boolean
  /** Whether visits may be counted here at all. */
  readonly measures?: boolean
  readonly now?: () => number
}

export interface Desk {
  readonly api: ApiRoutes
  readonly operations: (app: Hono) => unknown
  readonly admin: AdminRoutes
  readonly measuring: Measuring
  /** What is due: letters, what has been kept long enough. For a timer, once a minute or so. */
  readonly tick: () => Promise<void>
  /** Lets what is under way finish, then leaves the store. */
  readonly stop: () => Promise<void>
}

export const createDesk = ({
  store,
  notice,
  addressOf,
  isSecure = (request) => isSecureRequest(request, false),
  log,
  metricsToken,
  limits = LIMITS,
  reportLimits,
  isPage = () => false,
  measures = true,
  now = clock,
}: DeskOptions): Desk => {
  const metrics = createMetrics()
  const ready = whenMigrated(store)
  const nameAddress = dailyNames(store)
  const cookies = createCookies(signingKeyIn(ready), isSecure)
  const audience = createAudience({
    store: ready,
    nameAddress,
    addressOf,
    cookies,
    isPage,
    limits: reportLimits,
    metrics,
    log,
    now,
  })
  const taken = (result: Taken, error?: StoreError): void => {
    metrics.count('opale_messages_total', { result })
    if (error) log('error', 'message_not_kept', { reason: error.message })
    else if (result !== 'refused') log('info', 'message', { result })
  }
  const tried = ({ tries, failure }: Tried): void => {
    metrics.count('opale_notices_total', { result: failure === undefined ? 'sent' : 'failed' })
    if (failure === undefined) log('info', 'notice_sent', { tries })
    else log('warn', 'notice_not_sent', { tries, failure })
  }
  let stopping = false
  const tell = async (): Promise<void> => {
    if (notice)
      await deliverDue({ store: await ready(), now, tried, stopping: () => stopping, ...notice })
  }
  const forget = async (): Promise<void> => {
    const gone = await purge(await ready(), now())
    if (gone > 0) log('info', 'purge', { messages: gone })
    const counts = await audience.forget()
    if (counts > 0) log('info', 'purge', { counts })
  }
  const work = oneAtATime(async () => {
    try {
      await tell()
      await forget()
    } catch (error) {
      // Nobody waits for it: it is tried again with the next tick.
      const reason = error instanceof Error ? error.message.split('\n', 1).join('') : 'unknown'
      log(error instanceof StoreError ? 'warn' : 'error', 'work_not_done', { reason })
    }
  })

  const take = takeMessage({
    store: ready,
    nameAddress,
    addressOf,
    limits,
    now,
    tells: notice !== undefined,
    taken,
  })
  return {
    api: (api) => {
      api.get('/desk/session', deskSession({ store: ready, cookies, now }))
      audience.routes(api)
      api.post('/messages', refuseOtherSites, async (context) => {
        const answer = await take(context)
        // The visitor does not wait for the owner's letter; who stops does.
        if (answer.status === 201 && notice) outliving(context, work())
        return answer
      })
    },
    measuring: audience.measuring,
    operations: operationsOf({ store: ready, metrics, metricsToken, now }),
    admin: adminOf({
      store: ready,
      nameAddress,
      addressOf,
      cookies,
      measure: { possible: measures, switched: audience.switched },
      log,
      now,
    }),
    tick: work,
    stop: async () => {
      // A letter under way is finished; a hundred behind it are kept anyway.
      stopping = true
      await work.idle()
      await store.close()
    },
  }
}

/** Migrates before the first use, and again later where that did not succeed. */
const whenMigrated = (store: Store): (() => Promise<Store>) => {
  let ready: Promise<Store> | undefined
  return () => {
    ready ??= migrate(store).then(
      () => store,
      (error: unknown) => {
        ready = undefined
        throw error
      },
    )
    return ready
  }
}
