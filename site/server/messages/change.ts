/** What the owner does with messages. */
import type { Store } from '../store/store.ts'

export const MARKS = ['read', 'unread', 'done', 'open'] as const
export type Mark = (typeof MARKS)[number]

/** Longer is no note any more, in characters. */
export const LONGEST_NOTE = 4096

/** What is so already keeps its time. */
export const markMessages = async (
  store: Store,
  ids: readonly string[],
  mark: Mark,
  now: number,
): Promise<number> => {
  const rows = await store.execute({
    sql: `update message set ${CHANGES[mark]} where id in (select value from json_each(?1)) returning id`,
    args: mark === 'read' || mark === 'done' ? [JSON.stringify(ids), now] : [JSON.stringify(ids)],
  })
  return rows.length
}

export const keepNote = async (store: Store, id: string, note: string): Promise<void> => {
  await store.execute({ sql: 'update message set note = ?2 where id = ?1', args: [id, note] })
}

/** For good, with what was still to be told of them; the journal says how many. */
export const deleteMessages = async (
  store: Store,
  ids: readonly string[],
  now: number,
): Promise<number> => {
  const these = 'in (select value from json_each(?1))'
  const args = [JSON.stringify(ids)]
  const [, , gone = []] = await store.batch([
    {
      sql: `insert into journal (at, deed, count, who)
        select ?2, 'delete', count(*), 'owner' from message where id ${these} having count(*) > 0`,
      args: [...args, now],
    },
    { sql: `delete from outbox where message ${these}`, args },
    { sql: `delete from message where id ${these} returning id`, args },
  ])
  return gone.length
}

/** Whatever is done with was read. */
const CHANGES: Readonly<Record<Mark, string>> = {
  read: 'read_at = coalesce(read_at, ?2)',
  unread: 'read_at = null, done_at = null',
  done: 'done_at = coalesce(done_at, ?2), read_at = coalesce(read_at, ?2)',
  open: 'done_at = null',
}
