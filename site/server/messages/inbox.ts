/** Messages as the owner finds them: counted, a page at a time, one by one. */
import type { Statement, Store } from '../store/store.ts'
import { conditionOf, ORDER_TERMS, STATES, type Filter, type State } from './filter.ts'
import type { ReceivedMessage } from '../../contact/received.ts'
import { storedMessage } from './stored.ts'

export const PAGE_SIZE = 25

export interface Found {
  readonly messages: readonly ReceivedMessage[]
  /** How many each state holds of what is searched. */
  readonly counts: Readonly<Record<State, number>>
  /** The page shown, which is one that there is. */
  readonly page: number
  readonly pages: number
}

export const findMessages = async (store: Store, filter: Filter, asked: number): Promise<Found> => {
  const counted = await store.batch(STATES.map((state) => countOf({ ...filter, state })))
  const counts = Object.fromEntries(
    STATES.map((state, at) => [state, Number(counted[at]?.[0]?.['count'] ?? 0)]),
  ) as Record<State, number>
  const pages = Math.max(1, Math.ceil(counts[filter.state] / PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages)
  const { sql, args } = conditionOf(filter)
  const rows = await store.execute({
    sql: `select * from message where ${sql} order by ${ORDER_TERMS[filter.order]}
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    args,
  })
  return { messages: rows.map(storedMessage), counts, page, pages }
}

export const findMessage = async (
  store: Store,
  id: string,
): Promise<ReceivedMessage | undefined> => {
  const [row] = await store.execute({ sql: 'select * from message where id = ?1', args: [id] })
  return row && storedMessage(row)
}

/** Those of a list that are there, the newest first. */
export const findThese = async (
  store: Store,
  ids: readonly string[],
): Promise<readonly ReceivedMessage[]> => {
  const rows = await store.execute({
    sql: `select * from message where id in (select value from json_each(?1)) order by at desc`,
    args: [JSON.stringify(ids)],
  })
  return rows.map(storedMessage)
}

const countOf = (filter: Filter): Statement => {
  const { sql, args } = conditionOf(filter)
  return { sql: `select count(*) as count from message where ${sql}`, args }
}
