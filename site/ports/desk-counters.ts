import { COUNTERS_ENDPOINT, type DeskCounters } from '../audience/desk-counters.ts'

/** @returns nothing where nobody is signed in, or no server is there */
export const deskCounters = async (): Promise<DeskCounters | undefined> => {
  try {
    // Whoever is outside is shown the door: that is no answer.
    const answer = await fetch(COUNTERS_ENDPOINT, { redirect: 'manual' })
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return answer.ok && isJson ? ((await answer.json()) as DeskCounters) : undefined
  } catch {
    return undefined
  }
}
