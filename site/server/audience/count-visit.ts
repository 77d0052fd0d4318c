import type { Statement, Store } from '../store/store.ts'
import type { Count } from './counts.ts'
import { OTHER } from './kinds.ts'

export interface Visit {
  readonly at: number
  /** Who it is, for this day alone. */
  readonly who: string
  /** Of this very request: written twice, it counts once. */
  readonly id: string
  readonly counts: readonly Count[]
}

/** Adds to the rows of the hour, in one transaction. A busy hour has more in them, not more of them. */
export const countVisit = async (store: Store, { at, who, id, counts }: Visit): Promise<void> => {
  const hour = hourOf(at)
  const day = dayOf(hour)
  await store.batch([
    { sql: FIRST, args: [hour, day, who] },
    ...counts.map(({ kind, value, count }): Statement => ({
      sql: ADD,
      args: [hour, kind, value, count, day, who, id],
    })),
    { sql: SEEN, args: [day, who, id] },
  ])
}

export const hourOf = (at: number): number => Math.floor(at / 3_600_000)
export const dayOf = (hour: number): number => Math.floor(hour / 24)

/** Hosts that an hour tells apart: whoever invents them fills no more than that. */
export const HOSTS_AN_HOUR = 200

/** No count grows beyond what is still a whole number here. */
export const MOST = Number.MAX_SAFE_INTEGER

const ONE_MORE = `on conflict (hour, kind, value)
  do update set count = min(count + excluded.count, ${MOST})`

const FIRST = `insert into audience (hour, kind, value, count) select ?1, 'visitor', '', 1
  where not exists (select 1 from audience_visitor where day = ?2 and who = ?3) ${ONE_MORE}`

const ADD = `insert into audience (hour, kind, value, count)
  select ?1, ?2, case when ?2 = 'source'
    and not exists (select 1 from audience where hour = ?1 and kind = ?2 and value = ?3)
    and (select count(*) from audience where hour = ?1 and kind = ?2) >= ${HOSTS_AN_HOUR}
    then '${OTHER}' else ?3 end, ?4
  where not exists (select 1 from audience_visitor where day = ?5 and who = ?6 and last = ?7)
  ${ONE_MORE}`

const SEEN = `insert into audience_visitor (day, who, last) values (?1, ?2, ?3)
  on conflict (day, who) do update set last = excluded.last`
