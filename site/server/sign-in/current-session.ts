import type { Context } from 'hono'
import type { Store } from '../store/store.ts'
import { readSecret, writeSecret } from './cookie.ts'
import { findSession, type Session } from './sessions.ts'

/** Who asks, if they are signed in; their browser's secret is renewed by the way. */
export const currentSession = async (
  context: Context,
  { store, secure, now }: { store: Store; secure: boolean; now: number },
): Promise<Session | undefined> => {
  const secret = readSecret(context, 'session', secure)
  const found = secret === undefined ? undefined : await findSession(store, secret, now)
  if (found?.renewed !== undefined) writeSecret(context, 'session', secure, found.renewed)
  return found?.session
}
