/** Slows down whoever guesses passwords: each address by itself, so that nobody locks the owner out. */
import type { Store } from '../store/store.ts'

/** So many may fail at once; after that the wait doubles, from a second to a quarter of an hour. */
export const FREE_ATTEMPTS = 5
export const LONGEST_WAIT_MS = 900_000

/**
 * Counted before it is judged: many at once are no way around.
 * @param who as the day's salt names them
 * @returns ms to wait; 0: go on
 */
export const beginAttempt = async (store: Store, who: string, now: number): Promise<number> => {
  const [begun = [], held = []] = await store.batch([
    { sql: BEGIN, args: [who, now] },
    { sql: 'select until from attempt where who = ?1', args: [who] },
  ])
  return begun.length > 0 ? 0 : Math.max(1, Number(held[0]?.['until']) - now)
}

export const forgiveAttempts = async (store: Store, who: string): Promise<void> => {
  await store.execute({ sql: 'delete from attempt where who = ?1', args: [who] })
}

const BEGIN = `insert into attempt (who, failures, until) values (?1, 1, ?2)
  on conflict (who) do update set
    failures = failures + 1,
    until = ?2 + case when failures + 1 < ${FREE_ATTEMPTS} then 0
      else min(${LONGEST_WAIT_MS}, 1000 << min(failures + 1 - ${FREE_ATTEMPTS}, 20)) end
  where until <= ?2
  returning failures`
