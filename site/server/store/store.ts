/**
 * Where the desk keeps things: SQL, as SQLite speaks it, on a file, at a host or at an edge platform.
 * All that leaves or enters is text, a whole number or nothing.
 */
export interface Store {
  readonly execute: (statement: Statement) => Promise<Rows>
  /** One transaction that may write: all of it is kept, durably, or none. */
  readonly batch: (statements: readonly Statement[]) => Promise<readonly Rows[]>
  readonly close: () => Promise<void>
}

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>
export type Rows = readonly Row[]

export interface Statement {
  readonly sql: string
  /** For `?1`, `?2`…: what comes from outside never stands in the text. */
  readonly args?: readonly Value[]
}

/**
 * - `away`: nobody answers, or somebody else is writing for too long. Later may be better.
 * - `full`: there is no room. Nothing of what was to be written is there.
 * - `conflict`: it is there already.
 * - `newer`: a later version of this program made it.
 * - `broken`: the statement is wrong, or the store is.
 */
export type StoreFailure = 'away' | 'full' | 'conflict' | 'newer' | 'broken'

/** Its message may go into a log: it says nothing of what was to be kept. */
export class StoreError extends Error {
  readonly failure: StoreFailure
  constructor(failure: StoreFailure, cause: unknown) {
    const said = cause instanceof Error ? cause.message.split('\n', 1).join('') : String(cause)
    super(`store ${failure}: ${said}`, { cause })
    this.failure = failure
  }
}

/** What a driver threw, by the names that SQLite gives to what goes wrong; they all pass those on. */
export const storeError = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  const said = `${String(code)} ${String(message)}`
  const [failure = 'away'] = NAMES.find(([, pattern]) => pattern.test(said)) ?? []
  return new StoreError(failure, error)
}

/** What is none of them did not reach SQLite. */
const NAMES: readonly (readonly [StoreFailure, RegExp])[] = [
  ['conflict', /SQLITE_CONSTRAINT/u],
  ['full', /SQLITE_(?:FULL|TOOBIG)/u],
  ['away', /SQLITE_(?:BUSY|LOCKED|CANTOPEN|IOERR|PROTOCOL)|CLIENT_CLOSED/u],
  ['broken', /SQLITE_|SQL_|AUTH|401|403|syntax error|no such (?:table|column)/u],
]
