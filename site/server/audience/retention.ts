import type { Store } from '../store/store.ts'
import { dayOf, hourOf, MOST } from './count-visit.ts'

/** The regulator's longest; `site/content/facts/cnil.ts` says where it was read. */
export const KEPT_MONTHS = 25

/** The first day, counted since 1970, that is still kept. */
export const firstKeptDay = (now: number): number => {
  const date = new Date(now)
  return Math.ceil(date.setUTCMonth(date.getUTCMonth() - KEPT_MONTHS) / 86_400_000)
}

/**
 * Makes one row a day of what had one an hour, once the day is over, forgets who came, and deletes
 * what was kept long enough: the journal says how many rows.
 * @returns rows that went for good
 */
export const forgetVisits = async (store: Store, now: number): Promise<number> => {
  const today = dayOf(hourOf(now)) * 24
  const first = firstKeptDay(now) * 24
  const old = 'from audience where hour < ?1'
  const [rows = []] = await store.batch([
    { sql: `select count(*) as count ${old}`, args: [first] },
    {
      sql: `insert into journal (at, deed, count, who)
        select ?2, 'purge-audience', count(*), 'timer' ${old} having count(*) > 0`,
      args: [first, now],
    },
    { sql: `delete ${old}`, args: [first] },
    {
      sql: `insert into audience (hour, kind, value, count)
        select hour / 24 * 24, kind, value, min(sum(count), ${MOST}) from audience
        where hour < ?1 and hour % 24 <> 0 group by 1, 2, 3
        on conflict (hour, kind, value) do update set count = min(count + excluded.count, ${MOST})`,
      args: [today],
    },
    { sql: 'delete from audience where hour < ?1 and hour % 24 <> 0', args: [today] },
    { sql: 'delete from audience_visitor where day < ?1', args: [today / 24] },
  ])
  return Number(rows[0]?.['count'] ?? 0)
}
