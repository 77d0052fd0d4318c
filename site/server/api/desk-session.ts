/** `GET /api/desk/session`: whether it is the owner who looks at the site, and how much waits for them. */
import type { Context } from 'hono'
import { unreadCount } from '../messages/unread.ts'
import type { Cookies } from '../sign-in/cookies.ts'
import { currentSession } from '../sign-in/current-session.ts'
import { StoreError, type Store } from '../store/store.ts'
import { problem } from './problem.ts'

export interface DeskSessionOptions {
  readonly store: () => Promise<Store>
  readonly cookies: Cookies
  readonly now: () => number
}

export const deskSession =
  ({ store, cookies, now }: DeskSessionOptions) =>
  async (context: Context): Promise<Response> => {
    try {
      const ready = await store()
      const session = await currentSession(context, { store: ready, cookies, now: now() })
      if (session) return context.json({ role: 'admin', unread: await unreadCount(ready) })
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      return problem(503, { headers: { 'retry-after': '30' } })
    }
    // Nothing that this browser holds is worth asking about again.
    cookies.dropSession(context)
    return context.json({ role: 'user' })
  }
