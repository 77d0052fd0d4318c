import { outcomeOf, type Outcome } from '../../contact/endpoint.ts'
import type { ContactRequest } from '../../contact/schema.ts'

/** No answer after so long, in ms, is none. */
export const PATIENCE_MS = 20_000

/** Hands a message to the server. It never throws: no answer is an outcome as well. */
export const postMessage = async (endpoint: string, message: ContactRequest): Promise<Outcome> => {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    return outcomeOf(answer.status, body, answer.headers.get('retry-after'))
  } catch {
    return { is: 'later' }
  }
}
