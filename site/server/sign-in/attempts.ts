/** Slows down whoever guesses passwords. It never shuts the door for good. */
import type { Store } from '../store/store.ts'

export interface Patience {
  /** So many may fail at once; after that the wait doubles, from a second on. */
  readonly free: number
  /** In ms. */
  readonly longest: number
}

/** Each address by itself. */
export const PER_ADDRESS: Patience = { free: 5, longest: 900_000 }

/**
 * All strangers together, however many addresses they have. The wait is short, since the owner at a
 * new browser is one of them; it still leaves a few thousand guesses a day.
 */
export const ALL_STRANGERS: Patience = { free: 30, longest: 16_000 }
export const STRANGERS = 'strangers'

/**
 * Counted before it is judged: many at once are no way around.
 * @param who as the day's salt names them
 * @returns ms to wait; 0: go on
 */
export const beginAttempt = async (
  store: Store,
  who: string,
  now: number,
  { free, longest }: Patience = PER_ADDRESS,
): Promise<number> => {
  const [begun = [], held = []] = await store.batch([
    { sql: BEGIN, args: [who, now, free, longest] },
    { sql: 'select until from attempt where who = ?1', args: [who] },
  ])
  return begun.length > 0 ? 0 : Math.max(1, Number(held[0]?.['until']) - now)
}

export const forgiveAttempts = async (store: Store, who: string): Promise<void> => {
  await store.execute({ sql: 'delete from attempt where who = ?1', args: [who] })
}

/** Takes back the one that was right, where others that were wrong still count. */
export const takeBackAttempt = async (store: Store, who: string): Promise<void> => {
  await store.execute({
    sql: 'update attempt set failures = max(0, failures - 1) where who = ?1',
    args: [who],
  })
}

/** After an hour without any, one begins anew. Of two at the same moment the earlier may come later. */
const BEGIN = `insert into attempt (who, failures, until) values (?1, 1, ?2)
  on conflict (who) do update set
    failures = case when until < ?2 - 3600000 then 1 else failures + 1 end,
    until = ?2 + case when failures + 1 < ?3 or until < ?2 - 3600000 then 0
      else min(?4, 1000 << min(failures + 1 - ?3, 20)) end
  where until <= ?2 or failures < ?3
  returning failures`
