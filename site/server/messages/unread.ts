import type { Store } from '../store/store.ts'

/** Messages that nobody has opened, suspect ones aside. */
export const unreadCount = async (store: Store): Promise<number> => {
  const [row] = await store.execute({
    sql: 'select count(*) as count from message where read_at is null and suspect is null',
  })
  return Number(row?.['count'] ?? 0)
}
