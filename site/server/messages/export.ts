/** Messages for other programs. */
import type { Row, Store } from '../store/store.ts'

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
  'note',
] as const

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** All of them, the oldest first. */
export const exportMessages = async (store: Store, format: ExportFormat): Promise<string> => {
  const rows = await store.execute({
    sql: `select ${COLUMNS.join(', ')} from message order by at, reference`,
  })
  const read = rows.map((row) => ({ ...row, at: day(row['at']), read_at: day(row['read_at']) }))
  return format === 'json' ? `${JSON.stringify(read, null, 2)}\n` : csv(read)
}

const day = (at: unknown): string | null =>
  typeof at === 'number' ? new Date(at).toISOString() : null

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
const csv = (rows: readonly Row[]): string => {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(String(row[column] ?? ''))))
  return `\uFEFF${[COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** What a stranger wrote must not be worked out by a spreadsheet as a formula. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
