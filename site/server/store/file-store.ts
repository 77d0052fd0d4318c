import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
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
  mkdirSync(dirname(file), { recursive: true })
  const open = () => {
    const url = pathToFileURL(file).href
    return libsqlStore(createClient({ url, concurrency: 1, timeout: ASLEEP_MS }))
  }
  const store = await patiently(async () => open())
  await patiently(() => store.execute({ sql: 'pragma journal_mode = wal' }))
  return {
    execute: (statement) => patiently(() => store.execute(statement)),
    batch: (statements) => patiently(() => store.batch(statements)),
    close: () => store.close(),
  }
}

const ASLEEP_MS = 5
/** In ms, one after the other: five seconds in all. */
const WAITS = [5, 10, 20, 40, 75, 150, 300, 600, 800, 1000, 1000, 1000]

/** Tries again while somebody else writes: nothing of what was refused so has happened. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const delay of WAITS) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
      // Two that wait the same time would meet again.
      await wait(delay * (0.5 + Math.random()))
    }
  }
  return work()
}

const isBusy = (error: unknown): boolean => {
  const cause = error instanceof StoreError ? error.cause : error
  return /SQLITE_(?:BUSY|LOCKED)|database is locked/u.test(
    `${String((cause as { readonly code?: unknown }).code)} ${String(cause)}`,
  )
}
