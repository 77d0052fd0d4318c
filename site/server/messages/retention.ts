import type { Store } from '../store/store.ts'

/** A client's message is of no use to anybody after so long, and the privacy page says so. */
export const KEPT_YEARS = 3

/** The moment before which everything goes, in ms. */
export const retentionLimit = (now: number): number => {
  const date = new Date(now)
  return date.setUTCFullYear(date.getUTCFullYear() - KEPT_YEARS)
}

export interface Purge {
  /** Who asked for it. */
  readonly who: 'timer' | 'command'
  /** In ms. */
  readonly before?: number
}

/** The moment in which a message goes by itself, in ms. */
export const goesAt = (at: number): number => {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() + KEPT_YEARS)
}

/**
 * Deletes what came before a moment, and what only counted: the journal says how much of it.
 * @returns messages that went
 */
export const purge = async (
  store: Store,
  now: number,
  { who, before = retentionLimit(now) }: Purge = { who: 'timer' },
): Promise<number> => {
  const hour = Math.floor(now / 3_600_000)
  const old = 'from message where at < ?1'
  const [rows = []] = await store.batch([
    { sql: `select count(*) as count ${old}`, args: [before] },
    {
      sql: `insert into journal (at, deed, count, who)
        select ?2, 'purge', count(*), ?3 ${old} having count(*) > 0`,
      args: [before, now, who],
    },
    { sql: `delete from outbox where message in (select id ${old})`, args: [before] },
    { sql: `delete ${old}`, args: [before] },
    { sql: 'delete from rate where hour < ?1', args: [hour - 1] },
    { sql: 'delete from salt where day < ?1', args: [Math.floor(hour / 24)] },
    // By another day's salt that address has another name.
    { sql: 'delete from attempt where until < ?1', args: [now - 86_400_000] },
  ])
  return Number(rows[0]?.['count'] ?? 0)
}
