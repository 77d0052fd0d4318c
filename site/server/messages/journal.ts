import type { Store } from '../store/store.ts'

/** Messages that went: when, how, how many. What they said is told nowhere. */
export interface Deletion {
  readonly at: number
  readonly how: 'purge' | 'delete' | 'command'
  readonly count: number
}

/** The latest first. */
export const latestDeletions = async (store: Store): Promise<readonly Deletion[]> => {
  const rows = await store.execute({
    sql: `select at, deed, count, who from journal where deed in ('purge', 'delete')
      order by at desc limit 20`,
  })
  return rows.map(({ at, deed, count, who }) => ({
    at: Number(at),
    how: deed === 'delete' ? 'delete' : who === 'command' ? 'command' : 'purge',
    count: Number(count),
  }))
}
