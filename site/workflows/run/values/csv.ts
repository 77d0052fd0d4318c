import { NodeFailure } from '../failure.ts'
import { textOf } from './text.ts'

/** Tables as text: how n8n's nodes for files write and read them. */
export function writeCsv(
  rows: readonly Readonly<Record<string, unknown>>[],
  options: CsvOut,
): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const separator = options.delimiter ?? ','
  const line = (values: readonly unknown[]) =>
    values.map((value) => quoted(cell(value), separator)).join(separator)
  const lines = rows.map((row) => line(names.map((name) => row[name])))
  return (options.headerRow === false ? lines : [line(names), ...lines]).join('\n')
}

export interface CsvOut {
  readonly delimiter?: string
  readonly headerRow?: boolean
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return textOf(value)
}

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** A quote where only a field's beginning may have one. */
const strayQuote = (name: string | number, line: number, value: string): NodeFailure =>
  new NodeFailure(
    `Invalid Opening Quote: a quote is found on field ${JSON.stringify(name)} at line ${line}, value is ${JSON.stringify(value)}`,
  )

/** Rows of cells; lines with nothing on them are left out. */
export function readCsv(text: string, separator = ','): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  const end = () => {
    row.push(field)
    if (row.length > 1 || field !== '') rows.push(row)
    row = []
    field = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (isQuoted) {
      if (letter !== '"') field += letter
      else if (text[at + 1] === '"') {
        field += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"') {
      if (field !== '')
        throw strayQuote(rows[0]?.[row.length] ?? row.length, lineAt(text, at), field)
      isQuoted = true
    } else if (text.startsWith(separator, at)) {
      row.push(field)
      field = ''
      at += separator.length - 1
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at += 1
      end()
    } else field += letter
  }
  if (field !== '' || row.length > 0) end()
  return rows
}
