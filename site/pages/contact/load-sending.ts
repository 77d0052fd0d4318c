import type { ComponentType } from 'react'
import type { deliver } from '../../ports/contact/deliver.ts'
import type { OutcomeProps } from './contact-form.ts'

/** What sends a message, and what shows what became of it. */
export interface Sending {
  readonly default: ComponentType<OutcomeProps>
  readonly deliver: typeof deliver
}

/** @returns none where it did not come: nothing may be sent */
export const loadSending = (): Promise<Sending | undefined> =>
  import('./outcome.tsx').catch(() => undefined)
