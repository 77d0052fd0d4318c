import type { Language } from '../routes/language.ts'
import type { Fields } from './fields.ts'
import type { ToolResult } from './tool-result.ts'

/** Why no person may have written a message. It is kept all the same: this may be wrong. */
export const SUSPICIONS = ['trap', 'hurry'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** A message as the desk keeps and shows it. */
export interface ReceivedMessage {
  readonly id: string
  readonly reference: string
  /** When it came, in ms. */
  readonly at: number
  readonly language: Language
  readonly fields: Fields
  /** Path of the page that the visitor came from. */
  readonly from?: string | undefined
  readonly result?: ToolResult | undefined
  readonly suspect?: Suspicion | undefined
  readonly readAt?: number | undefined
  readonly doneAt?: number | undefined
  readonly note: string
}
