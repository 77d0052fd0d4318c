/** Messages for other programs. */
import { csvOf } from '../csv.ts'
import type { Row, Store } from '../store/store.ts'
import { conditionOf, EVERYTHING, type Filter } from './filter.ts'

/** In the order of the columns of a sheet. */
const COLUMNS = [
  'reference',
  'at',
  'language',
  'name',
  'email',
  'company',
  'subject',
  'budget',
  'message',
  'first',
  'second',
  'moment',
  'origin',
  'result_title',
  'result_text',
  'suspect',
  'read_at',
  'done_at',
  'note',
] as const

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Those that are asked for, the oldest first. */
export const exportMessages = async (
  store: Store,
  format: ExportFormat,
  filter: Filter = EVERYTHING,
): Promise<string> => {
  const { sql, args } = conditionOf(filter)
  const rows = await store.execute({
    sql: `select ${COLUMNS.join(', ')} from message where ${sql} order by at, reference`,
    args,
  })
  const read = rows.map((row) => ({
    ...row,
    at: day(row['at']),
    read_at: day(row['read_at']),
    done_at: day(row['done_at']),
  }))
  return format === 'json' ? `${JSON.stringify(read, null, 2)}\n` : csv(read)
}

const day = (at: unknown): string | null =>
  typeof at === 'number' ? new Date(at).toISOString() : null

const csv = (rows: readonly Row[]): string =>
  csvOf(
    COLUMNS,
    rows.map((row) => COLUMNS.map((column) => row[column] ?? null)),
  )
