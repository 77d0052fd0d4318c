/** What is answered to a message, whoever asks: a page to read, or JSON for the page that asked. */
import type { Fields } from '../../contact/fields.ts'
import type { Problems } from '../../contact/rules.ts'
import type { Language } from '../../routes/language.ts'

export type Answer =
  | { readonly status: 201; readonly reference: string; readonly name: string }
  | { readonly status: 422; readonly problems: Problems }
  /** @property wait in seconds */
  | { readonly status: 429 | 503; readonly wait: number }
  | { readonly status: 400 | 403 | 409 | 413 | 415 }

/** Who asked, and for a page what they had written. */
export type Asked =
  | { readonly for: 'json' }
  | { readonly for: 'page'; readonly language: Language; readonly fields: Fields }

/** Seconds after which somebody whom a store did not take anything from may try again. */
export const STORE_WAIT = 30

export const jsonAnswer = (answer: Answer): Response => {
  const { status } = answer
  const body =
    status === 201
      ? { reference: answer.reference }
      : status === 422
        ? { status, problems: answer.problems }
        : { status }
  return Response.json(body, { status, headers: headersOf(answer) })
}

export const headersOf = (answer: Answer): Record<string, string> =>
  'wait' in answer ? { 'retry-after': String(answer.wait) } : {}
