/**
 * All that a store holds, as lines of JSON: the same from a file, a host or an edge platform, and into
 * any of them.
 */
import { migrate, versionOf } from '../store/migrate.ts'
import { MIGRATIONS } from '../store/migrations.ts'
import type { Row, Statement, Store, Value } from '../store/store.ts'
import { CommandError } from './command-error.ts'

const FORMAT = 'opale-desk/1'

/** Everything but what lasts for an hour or a day. */
const TABLES = ['message', 'outbox', 'journal', 'setting', 'audience'] as const
type Table = (typeof TABLES)[number]

/** As it was at one moment, whoever writes meanwhile. */
export const backup = async (store: Store, at: number): Promise<string> => {
  const version = await versionOf(store)
  const tables = await store.batch(TABLES.map((table) => ({ sql: `select * from ${table}` })))
  const lines = tables.flatMap((rows, index) => rows.map((row) => [TABLES[index], row]))
  const head = { format: FORMAT, version, at: new Date(at).toISOString(), rows: lines.length }
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Into a store that holds no message; all of it or nothing. @returns messages that are back */
export const restore = async (store: Store, text: string): Promise<number> => {
  const [head, ...rows] = readLines(text)
  const { version } = head
  await migrate(store, MIGRATIONS, version)
  const [found] = await store.execute({ sql: 'select count(*) as count from message' })
  if (Number(found?.['count']) > 0)
    throw new CommandError(
      'This store holds messages already, and a restore would mix the two. Name an empty one by DATABASE_URL.',
    )
  await store.batch(rows.map(([table, row]) => insertOf(table, row)))
  await migrate(store)
  return rows.filter(([table]) => table === 'message').length
}

type Line = readonly [table: Table, row: Row]

const readLines = (text: string): readonly [head: { readonly version: number }, ...Line[]] => {
  const [first, ...rest] = text
    .split('\n')
    .filter((line) => line !== '')
    .map(parsed)
  const head = (first ?? {}) as Readonly<Record<string, unknown>>
  const { format, version, rows } = head
  if (format !== FORMAT || typeof version !== 'number')
    throw new CommandError('This file is no backup of a desk.')
  if (version > MIGRATIONS.length)
    throw new CommandError(
      'A later version of this program wrote this backup: restore it with that one.',
    )
  if (rest.length !== rows || !rest.every(isLine))
    throw new CommandError(
      `This backup is damaged: ${rest.length} of ${String(rows)} lines can be read.`,
    )
  return [{ version }, ...rest]
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Names of columns become a part of a statement: they are names and nothing else. */
const isLine = (value: unknown): value is Line => {
  if (!Array.isArray(value)) return false
  const [table, row] = value as readonly unknown[]
  if (!TABLES.some((each) => each === table) || typeof row !== 'object' || row === null)
    return false
  return Object.entries(row).every(
    ([name, each]) =>
      /^[a-z_]+$/u.test(name) && (each === null || /^(?:string|number)$/u.test(typeof each)),
  )
}

const insertOf = (table: Table, row: Row): Statement => {
  const names = Object.keys(row)
  const args: readonly Value[] = Object.values(row)
  const marks = names.map((_, index) => `?${index + 1}`)
  return { sql: `insert into ${table} (${names.join(', ')}) values (${marks.join(', ')})`, args }
}
