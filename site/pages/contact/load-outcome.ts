import type { ComponentType } from 'react'
import type { OutcomeProps } from './contact-form.ts'

/** What shows what became of a message. @returns none where it did not come: nothing may be sent */
export const loadOutcome = (): Promise<ComponentType<OutcomeProps> | undefined> =>
  import('./outcome.tsx').then(
    ({ default: Outcome }) => Outcome,
    () => undefined,
  )
