import type { Context } from 'hono'
import type { Store } from '../store/store.ts'
import type { Cookies } from './cookies.ts'
import { findSession, type Session } from './sessions.ts'

/** Who asks, if they are signed in; their browser's secret is renewed by the way. */
export const currentSession = async (
  context: Context,
  { store, cookies, now }: { store: Store; cookies: Cookies; now: number },
): Promise<Session | undefined> => {
  const secret = await cookies.read(context, 'session')
  const found = secret === undefined ? undefined : await findSession(store, secret, now)
  if (found?.renewed !== undefined) await cookies.write(context, 'session', found.renewed)
  return found?.session
}
