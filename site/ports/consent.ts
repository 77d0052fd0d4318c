import { PURPOSES, purposesToAsk, type Measure, type Purpose } from './analytics/choice.ts'
import { CONSENT_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

export type Answer = Readonly<Partial<Record<Purpose, boolean>>>

export interface Consent {
  /** Purposes that the panel asks about. */
  readonly asked: readonly Purpose[]
  /** Whether it is on until refused: audience alone, which the law exempts. */
  readonly exempt: boolean
  /** Whether something waits for an answer that was not given yet. */
  readonly waits: () => boolean
  readonly allowed: (purpose: Purpose) => boolean
  /** What was agreed to, as long as it counts. */
  readonly answer: () => Answer | undefined
  readonly give: (answer: Answer) => void
}

/** How long an answer counts before it is asked for again. */
export const CONSENT_MONTHS = 6

/**
 * What the visitor agreed to: to nothing, until they say so. Only audience measurement that is
 * exempt, and where nothing else is asked, goes without; the cookie page lets one refuse it.
 */
export const createConsent = (choice: Measure | undefined): Consent => {
  const asked = purposesToAsk(choice)
  const exempt = asked.length === 0 && choice !== undefined
  /** The last answer, where the browser refuses to keep it. */
  let unkept: Answer | undefined
  // Read each time: another tab may have taken it back, and this one must not go on.
  const answer = () => unkept ?? kept(asked)
  return {
    asked: exempt ? EXEMPT : asked,
    exempt,
    waits: () => asked.length > 0 && answer() === undefined,
    allowed: (purpose) => answer()?.[purpose] ?? (exempt && EXEMPT.includes(purpose)),
    answer,
    give(given) {
      const until = new Date(Date.now())
      until.setUTCMonth(until.getUTCMonth() + CONSENT_MONTHS)
      const text = JSON.stringify({ until: until.getTime(), ...given })
      unkept = write('localStorage', CONSENT_KEY, text) ? undefined : given
    },
  }
}

const EXEMPT: readonly Purpose[] = ['audience']

/** The answer of an earlier visit: not when it is too old, or when more is asked by now. */
const kept = (asked: readonly Purpose[]): Answer | undefined => {
  const text = read('localStorage', CONSENT_KEY)
  if (text === null) return undefined
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>> | null
    const until = value?.['until']
    if (typeof until !== 'number' || until <= Date.now()) return undefined
    const answer = Object.fromEntries(
      PURPOSES.flatMap((purpose) =>
        typeof value?.[purpose] === 'boolean' ? [[purpose, value[purpose]]] : [],
      ),
    ) as Answer
    return asked.every((purpose) => purpose in answer) ? answer : undefined
  } catch {
    return undefined
  }
}
