/** What machines ask: is it alive, does it work, how much has it done. */
import type { Context, Hono } from 'hono'
import { sha256 } from '../ports/digest.ts'
import { errorResponse } from '../error-response.ts'
import { StoreError, type Store } from '../store/store.ts'
import type { GaugeName, Metrics } from './metrics.ts'

interface Operated {
  readonly store: () => Promise<Store>
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  readonly now: () => number
}

export const operationsOf =
  ({ store, metrics, metricsToken, now }: Operated) =>
  (app: Hono): void => {
    app.use(async (context, next) => {
      await next()
      const { status } = context.res
      metrics.count('opale_requests_total', { status: `${Math.floor(status / 100)}xx` })
    })
    app.get('/healthz', alive)
    app.get('/readyz', async (context) => {
      const gauges = await gaugesOf(store, now())
      return gauges.opale_store_up === 1
        ? plain(context, 'ok')
        : errorResponse(503, { 'retry-after': '5' })
    })
    if (metricsToken === undefined) return
    app.get('/metrics', async (context) => {
      if (!(await isSame(context.req.header('authorization'), `Bearer ${metricsToken}`)))
        return errorResponse(401, { 'www-authenticate': 'Bearer' })
      return plain(context, metrics.text(await gaugesOf(store, now())), METRICS_TYPE)
    })
  }

/** A site where nobody takes messages is ready as soon as it is alive. */
export const operationsWithoutDesk = (app: Hono): void => {
  app.get('/healthz', alive)
  app.get('/readyz', alive)
}

const alive = (context: Context): Response => plain(context, 'ok')

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const plain = (context: Context, text: string, type = 'text/plain; charset=utf-8'): Response =>
  context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' })

/** By their hashes, which tell nothing by how long they take to compare. */
const isSame = async (given: string | undefined, wanted: string): Promise<boolean> =>
  given !== undefined && (await sha256(given)) === (await sha256(wanted))

const gaugesOf = async (
  store: () => Promise<Store>,
  now: number,
): Promise<Partial<Record<GaugeName, number>>> => {
  try {
    const [row] = await (await store()).execute({ sql: GAUGES })
    const number = (column: string): number => Number(row?.[column] ?? 0)
    const oldest = row?.['oldest']
    return {
      opale_messages: number('messages'),
      opale_messages_unread: number('unread'),
      opale_outbox: number('waiting'),
      opale_outbox_oldest_seconds:
        typeof oldest === 'number' ? Math.max(0, Math.round((now - oldest) / 1000)) : 0,
      opale_store_up: 1,
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { opale_store_up: 0 }
  }
}

const GAUGES = `select
  (select count(*) from message) as messages,
  (select count(*) from message where read_at is null and suspect is null) as unread,
  (select count(*) from outbox) as waiting,
  (select min(at) from message where id in (select message from outbox)) as oldest`
