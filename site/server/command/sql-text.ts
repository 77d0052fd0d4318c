import type { Statement, Value } from '../store/store.ts'

/**
 * Statements as a file, one a line, for a store that only its platform's own tool reaches.
 * What comes from outside stands in it as SQL writes texts.
 */
export const sqlText = (statements: readonly Statement[]): string =>
  statements.map((statement) => `${lineOf(statement)};\n`).join('')

const lineOf = ({ sql, args = [] }: Statement): string =>
  sql
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\?(\d+)/gu, (_, number: string) => literal(args[Number(number) - 1] ?? null))

const literal = (value: Value): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
