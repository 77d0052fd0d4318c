import type { ComponentType } from 'react'
import type { LayoutData } from '../../layout/layout-data.ts'
import type { Language } from '../../routes/language.ts'
import type { ContactWays, LinkItem } from '../../routes/page-data.ts'
import type { Action, FormState } from './state.ts'

/** The form, as its parts are given it. */
export interface ContactForm {
  readonly ways: ContactWays
  readonly state: FormState
  readonly dispatch: (action: Action) => void
  /** Whether there is anything to lose, and whether the device keeps it. */
  readonly draft: 'none' | 'kept' | 'unkept'
  /** Sends what is written, or makes an e-mail of it where nobody takes messages. */
  readonly submit: (trap: string) => void
  /** Once more, what waits. */
  readonly retry: () => void
  /** Shows what became of a message; it has come before any message leaves. */
  readonly Outcome?: ComponentType<OutcomeProps> | undefined
}

export interface OutcomeProps {
  readonly form: ContactForm
  readonly language: Language
  /** Where one reads on once the message has left. */
  readonly next: LinkItem | undefined
  /** Path of the page one came from, if that may be said. */
  readonly from: string | undefined
  readonly owner: LayoutData['owner']
}
