import { BUDGETS, EMPTY, MOMENTS, SUBJECTS } from '../../contact/fields.ts'
import { SUSPICIONS, type ReceivedMessage } from '../../contact/received.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../routes/language.ts'
import type { Row } from '../store/store.ts'

/** A message as it lies in the store. */
export const storedMessage = (row: Row): ReceivedMessage => {
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
    doneAt: time('done_at'),
    note: text('note'),
  }
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value)
