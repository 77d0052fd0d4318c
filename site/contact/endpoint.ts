/**
 * What page and server agree on: `POST /api/messages`.
 *
 * The body is JSON, a `ContactRequest` of `schema.ts`; a page without a script sends the same fields
 * as `application/x-www-form-urlencoded`, without an `id`, and is answered by a page to read. JSON is
 * answered by JSON:
 *
 * | status                | body                                      | means                               |
 * | --------------------- | ----------------------------------------- | ----------------------------------- |
 * | 201                   | `{ "reference": "K7M2-9QXD" }`            | kept; the same `id` again gives the |
 * |                       |                                           | same reference and no new message   |
 * | 422                   | `{ "status": 422, "problems": { field:    | nothing kept; the page says what to |
 * |                       | problem } }`, as `refusalOf` gives them   | put right, in its own language      |
 * | 408, 425, 429, 500…   | anything; `retry-after` in seconds        | not now: the page tries again       |
 * | 409                   | anything                                  | another message came under this id  |
 * | anything else         | anything                                  | nobody here takes messages: e-mail  |
 *
 * A trapped message (`isTrapped`) is answered 201 as well.
 */
import { FIELDS } from './fields.ts'
import { PROBLEMS, type Problems } from './rules.ts'

export const CONTACT_ENDPOINT = '/api/messages'

/** Read aloud on the phone without a doubt: no vowel, nothing that looks like something else. */
export const REFERENCE = /^[\dA-Z]{4}-[\dA-Z]{4}$/u

export type Outcome =
  | { readonly is: 'sent'; readonly reference: string }
  | { readonly is: 'refused'; readonly problems: Problems }
  /** @property wait in seconds, as the server wishes */
  | { readonly is: 'later'; readonly wait?: number }
  | { readonly is: 'nowhere' }

/** @param body the answer's, parsed, or anything else where it is no JSON */
export const outcomeOf = (status: number, body: unknown, retryAfter?: string | null): Outcome => {
  if (status >= 500 ? status !== 501 : LATER.includes(status)) return later(retryAfter)
  const answer = typeof body === 'object' && body !== null ? (body as Answer) : {}
  const { reference } = answer
  if (status === 201 && typeof reference === 'string' && REFERENCE.test(reference))
    return { is: 'sent', reference }
  const problems = status === 422 ? readProblems(answer.problems) : undefined
  return problems ? { is: 'refused', problems } : { is: 'nowhere' }
}

interface Answer {
  readonly reference?: unknown
  readonly problems?: unknown
}

const LATER: readonly number[] = [408, 425, 429]

const later = (retryAfter: string | null | undefined): Outcome =>
  /^\d{1,5}$/u.test(retryAfter ?? '') ? { is: 'later', wait: Number(retryAfter) } : { is: 'later' }

const readProblems = (value: unknown): Problems | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Readonly<Record<string, unknown>>
  const read = FIELDS.filter((field) => Object.hasOwn(given, field)).map(
    (field) => [field, PROBLEMS.find((problem) => problem === given[field]) ?? 'refused'] as const,
  )
  return read.length > 0 ? Object.fromEntries(read) : undefined
}
