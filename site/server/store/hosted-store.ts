import { createClient } from '@libsql/client/http'
import { libsqlStore } from './libsql-store.ts'
import type { Store } from './store.ts'

/** A libSQL database at a host, replicated there: each call is one request. Nothing of it is native. */
export const hostedStore = (url: string, token?: string): Store =>
  libsqlStore(
    createClient({ url, ...(token !== undefined && { authToken: token }), fetch: impatient }),
  )

/** No answer after so long, in ms, is none: whoever sent a message waits for it. */
const PATIENCE_MS = 8000

const impatient = (request: Request): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
