import { createClient } from '@libsql/client/http'
import { ask } from '../ports/ask.ts'
import { libsqlStore } from './libsql-store.ts'
import type { Store } from './store.ts'

/** A libSQL database at a host, replicated there: each call is one request. Nothing of it is native. */
export const hostedStore = (url: string, token?: string): Store =>
  libsqlStore(
    createClient({ url, ...(token !== undefined && { authToken: token }), fetch: impatient }),
  )

/** No answer after so long, in ms, is none: whoever sent a message waits for it. */
const PATIENCE_MS = 8000

/**
 * Asks twice where the line was cut, as it is when a connection that was kept open is closed at the
 * other end. The first may have arrived: what the desk writes may be said twice.
 */
const impatient = async (request: Request): Promise<Response> => {
  const again = request.clone()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return ask(request, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return ask(again, { signal })
  })
}
