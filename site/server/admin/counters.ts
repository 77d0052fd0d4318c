/** The desk's counts, for the panel that the owner has over any page. */
import { COUNTERS_ENDPOINT, type DeskCounters } from '../../audience/desk-counters.ts'
import { periodIn } from '../../audience/period.ts'
import { readFigures } from '../audience/figures.ts'
import { unreadCount } from '../messages/unread.ts'
import { below, type AdminOptions, type Area } from './area.ts'

export const counters = (area: Area, { measure }: AdminOptions): void => {
  area.get(below(COUNTERS_ENDPOINT), async ({ store, now }) => {
    const [row] = await store.execute({
      sql: 'select count(*) as count from message where suspect is null',
    })
    const counts: DeskCounters = {
      messages: Number(row?.['count'] ?? 0),
      unread: await unreadCount(store),
      ...(measure.possible &&
        (await measure.switched.read()) && {
          visits: (await readFigures(store, periodIn(new URLSearchParams(), now))).totals,
        }),
    }
    return Response.json(counts, { headers: { 'cache-control': 'no-store' } })
  })
}
