import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { unevenly } from '../ports/chance.ts'
import { libsqlStore } from './libsql-store.ts'
import { StoreError, type Store } from './store.ts'

/**
 * A file of this machine, made where there is none. Written ahead and flushed with each transaction:
 * what was answered for is there after the power went.
 *
 * The client works in this very thread. One connection is enough, and it never sleeps in there while
 * another program writes: it comes back and waits here, where others are served meanwhile.
 */
export const fileStore = async (file: string): Promise<Store> => {
  // Its native part is not needed where the store is elsewhere.
  const { createClient } = await import('@libsql/client/sqlite3')
  // Clients wrote what is in there: other users of the machine have no business with it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Nor where the folder was there before; what SQLite puts beside it is as closed as the file.
  closeSync(openSync(file, 'a', 0o600))
  const url = pathToFileURL(file).href
  const client = await patiently(async () => createClient({ url, concurrency: 1, timeout: 5 }))
  const store = libsqlStore(client)
  // A transaction that could not begin stays half open in its connection: no later one would end.
  const anew = async () => client.reconnect()
  const { execute, batch, close } = store
  await patiently(() => execute({ sql: 'pragma journal_mode = wal' }), anew)
  return {
    execute: (statement) => patiently(() => execute(statement), anew),
    batch: (statements) => patiently(() => batch(statements), anew),
    close,
  }
}

/** In ms, one after the other: five seconds in all. */
const WAITS = [5, 10, 20, 40, 75, 150, 300, 600, 800, 1000, 1000, 1000]

/** Tries again while somebody else writes: nothing of what was refused so has happened. */
const patiently = async <T>(work: () => Promise<T>, anew = async () => {}): Promise<T> => {
  for (const delay of WAITS) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
      await anew()
      await wait(unevenly(delay))
    }
  }
  return work()
}

/** Or its connection was taken from it before it began, by another that found it busy. */
const isBusy = (error: unknown): boolean => {
  const { code } = (error instanceof StoreError ? error.cause : error) as {
    readonly code?: unknown
  }
  return /^(?:SQLITE_(?:BUSY|LOCKED)|CLIENT_CLOSED)/u.test(String(code))
}
