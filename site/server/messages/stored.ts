import { BUDGETS, EMPTY, MOMENTS, SUBJECTS, type Fields } from '../../contact/fields.ts'
import type { ToolResult } from '../../contact/tool-result.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routes/language.ts'
import type { Row } from '../store/store.ts'
import { SUSPICIONS, type Suspicion } from './suspicion.ts'

/** A message as it lies in the store. */
export interface StoredMessage {
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
  readonly note: string
}

export const storedMessage = (row: Row): StoredMessage => {
  const text = (column: string): string => String(row[column] ?? '')
  const time = (column: string): number | undefined =>
    typeof row[column] === 'number' ? row[column] : undefined
  const title = text('result_title')
  return {
    id: text('id'),
    reference: text('reference'),
    at: time('at') ?? 0,
    language: oneOf(LANGUAGES, row['language']) ?? DEFAULT_LANGUAGE,
    fields: {
      name: text('name'),
      email: text('email'),
      company: text('company'),
      subject: oneOf(SUBJECTS, row['subject']) ?? EMPTY.subject,
      budget: oneOf(BUDGETS, row['budget']) ?? EMPTY.budget,
      message: text('message'),
      first: text('first'),
      second: text('second'),
      moment: oneOf(MOMENTS, row['moment']) ?? EMPTY.moment,
      // None is kept without it.
      consent: true,
    },
    from: text('origin') || undefined,
    result: title === '' ? undefined : { title, text: text('result_text') },
    suspect: oneOf(SUSPICIONS, row['suspect']),
    readAt: time('read_at'),
    note: text('note'),
  }
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value)
