import type { Store } from '../store/store.ts'

/** A client's message is of no use to anybody after so long, and the privacy page says so. */
export const KEPT_YEARS = 3

/** The moment before which everything goes, in ms. */
export const retentionLimit = (now: number): number => {
  const date = new Date(now)
  return date.setUTCFullYear(date.getUTCFullYear() - KEPT_YEARS)
}

/**
 * Deletes what came before a moment, and what only counted: the journal says how much of it.
 * @returns messages that went
 */
export const purge = async (store: Store, now: number, before = retentionLimit(now)) => {
  const hour = Math.floor(now / 3_600_000)
  const old = 'from message where at < ?1'
  const [rows = []] = await store.batch([
    { sql: `select count(*) as count ${old}`, args: [before] },
    {
      sql: `insert into journal (at, deed, count)
        select ?2, 'purge', count(*) ${old} having count(*) > 0`,
      args: [before, now],
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
