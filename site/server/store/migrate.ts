import { MIGRATIONS, type Migration } from './migrations.ts'
import { StoreError, type Store } from './store.ts'

/**
 * Brings a store to what this program works on; forward only. Each step is one transaction that
 * begins by claiming its number, so of two programs that start at once one does it, and the other
 * finds it done.
 * @param last the step to stop at
 */
export const migrate = async (
  store: Store,
  migrations: readonly Migration[] = MIGRATIONS,
  last: number = migrations.length,
): Promise<void> => {
  await store.execute({ sql: JOURNAL })
  for (;;) {
    const done = await versionOf(store)
    if (done > migrations.length)
      throw new StoreError(
        'newer',
        `its version is ${done}, this program knows ${migrations.length}. Start the later program`,
      )
    const next = migrations[done]
    if (next === undefined || done >= last) return
    try {
      await store.batch([
        { sql: CLAIM, args: [done + 1, next.name] },
        ...next.statements.map((sql) => ({ sql })),
      ])
    } catch (error) {
      const taken = error instanceof StoreError && error.failure === 'conflict'
      if (!taken || (await versionOf(store)) === done) throw error
    }
  }
}

/** Steps done so far. */
export const versionOf = async (store: Store): Promise<number> => {
  const [row] = await store.execute({ sql: 'select max(number) as version from migration' })
  return Number(row?.['version'] ?? 0)
}

const JOURNAL = `create table if not exists migration (
  number integer primary key,
  name text not null,
  at text not null default current_timestamp
) strict`
const CLAIM = 'insert into migration (number, name) values (?1, ?2)'
