/** Stands in for a host of libSQL: its protocol over HTTP (Hrana 2), over a file of this machine. */
import { Hono } from 'hono'
import Database from 'libsql'
import { listen, type Listening } from '../../site/server/node.ts'

type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] }
interface Wire {
  readonly type: string
  readonly value?: string | number
}
interface Statement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args: readonly Wire[]
}
interface Step {
  readonly condition?: Condition
  readonly stmt: Statement
}
type Request =
  | { readonly type: 'execute'; readonly stmt: Statement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
  | { readonly type: 'close_sql' | 'close' }
type Failure = Readonly<Record<'message' | 'code', string>>

export interface HostedLibsql {
  readonly url: string
  /** From now on nobody answers, until it is back at the same address. */
  readonly leave: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** @param token what whoever asks has to name */
export const hostedLibsql = async (file: string, token: string): Promise<HostedLibsql> => {
  const database = new Database(file)
  const app = new Hono()
  app.post('/v2/pipeline', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${token}`)
      return context.json({ message: 'not allowed', code: 'AUTH' }, 401)
    const { requests } = await context.req.json<{ requests: readonly Request[] }>()
    const texts = new Map<number, string>()
    const results = requests.map((request) => answerTo(database, texts, request))
    // A stream that was left open would hold the file.
    if (database.inTransaction) database.exec('rollback')
    return context.json({ baton: null, base_url: null, results })
  })
  let server: Listening = await listen(app, { port: 0, host: '127.0.0.1' })
  const { port } = server
  return {
    url: `http://127.0.0.1:${port}`,
    leave: () => server.stop(),
    comeBack: async () => {
      server = await listen(app, { port, host: '127.0.0.1' })
    },
    stop: async () => {
      await server.stop()
      database.close()
    },
  }
}

const answerTo = (database: Database.Database, texts: Map<number, string>, request: Request) => {
  const { type } = request
  const ok = (more: object) => ({ type: 'ok', response: { type, ...more } })
  if (type === 'store_sql') texts.set(request.sql_id, request.sql)
  if (type === 'batch') return ok({ result: batch(database, texts, request.batch.steps) })
  if (type !== 'execute') return ok({})
  try {
    return ok({ result: execute(database, texts, request.stmt) })
  } catch (error) {
    return { type: 'error', error: failureOf(error) }
  }
}

const batch = (
  database: Database.Database,
  texts: ReadonlyMap<number, string>,
  steps: readonly Step[],
) => {
  const done: (object | null)[] = []
  const failed: (Failure | null)[] = []
  const holds = (condition: Condition): boolean => {
    if ('step' in condition)
      return Boolean((condition.type === 'ok' ? done : failed)[condition.step])
    if (condition.type === 'not') return !holds(condition.cond)
    return condition.type === 'and' ? condition.conds.every(holds) : condition.conds.some(holds)
  }
  for (const { condition, stmt } of steps) {
    let result: object | null = null
    let failure: Failure | null = null
    try {
      if (condition === undefined || holds(condition)) result = execute(database, texts, stmt)
    } catch (error) {
      failure = failureOf(error)
    }
    done.push(result)
    failed.push(failure)
  }
  return { step_results: done, step_errors: failed }
}

const execute = (
  database: Database.Database,
  texts: ReadonlyMap<number, string>,
  { sql, sql_id: id = 0, args }: Statement,
) => {
  const statement = database.prepare(sql ?? texts.get(id) ?? '')
  const values = args.map(({ type, value = null }) => (type === 'integer' ? Number(value) : value))
  if (!statement.reader) {
    const { changes } = statement.run(...values)
    return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: null }
  }
  const cols = statement.columns().map(({ name }) => ({ name }))
  const rows = statement.raw().all(...values) as readonly (readonly unknown[])[]
  const sent = rows.map((row) => row.map(onTheWire))
  return { cols, rows: sent, affected_row_count: 0, last_insert_rowid: null }
}

const onTheWire = (value: unknown): Wire => {
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value !== 'number') return { type: 'null' }
  return Number.isInteger(value)
    ? { type: 'integer', value: String(value) }
    : { type: 'float', value }
}

const failureOf = (error: unknown): Failure => {
  const { message, code } = error as { readonly message: string; readonly code?: string }
  return { message, code: code ?? 'SQLITE_ERROR' }
}
