/** What may be wrong with a field: the one set of rules, of the page as of the server's schema. */
import { cleanLine, cleanText } from './clean.ts'
import { ADDRESS_PROBLEMS, addressProblem } from './email-address.ts'
import { FIELDS, LONGEST, SHORTEST_MESSAGE, type Field, type Fields } from './fields.ts'

/** `refused`: a server knows of something that these rules do not. */
export const PROBLEMS = [...ADDRESS_PROBLEMS, 'short', 'day', 'past', 'same', 'refused'] as const
export type Problem = (typeof PROBLEMS)[number]

/** The first problem of each field that has one. */
export type Problems = Readonly<Partial<Record<Field, Problem>>>

/** @param today as `2026-03-12`; left out, no day is past */
export const problemsOf = (fields: Fields, today = ''): Problems => {
  const clean = cleaned(fields)
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = RULES[field]?.(clean, today)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** As they are judged and sent. */
export const cleaned = (fields: Fields): Fields => ({
  ...fields,
  name: cleanLine(fields.name),
  email: cleanLine(fields.email),
  company: cleanLine(fields.company),
  message: cleanText(fields.message),
})

type Rule = (fields: Fields, today: string) => Problem | undefined

const day =
  (field: 'first' | 'second'): Rule =>
  (fields, today) => {
    const text = fields[field]
    if (text === '') return undefined
    if (!isDay(text)) return 'day'
    if (text < today) return 'past'
    return field === 'second' && text === fields.first ? 'same' : undefined
  }

const RULES: Readonly<Partial<Record<Field, Rule>>> = {
  name: ({ name }) => {
    if (name.length > LONGEST.name) return 'long'
    return /[\p{L}\p{N}]/u.test(name) ? undefined : 'missing'
  },
  email: ({ email }) => addressProblem(email, LONGEST.email),
  company: ({ company }) => (company.length > LONGEST.company ? 'long' : undefined),
  subject: ({ subject }) => (subject === '' ? 'missing' : undefined),
  message: ({ message: { length } }) => {
    if (length === 0) return 'missing'
    if (length < SHORTEST_MESSAGE) return 'short'
    return length > LONGEST.message ? 'long' : undefined
  },
  consent: ({ consent }) => (consent ? undefined : 'missing'),
  first: day('first'),
  second: day('second'),
}

/** Whether there is such a day, as `2026-03-12`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // February has no 30th: some would make it a day of March.
  return !Number.isNaN(+date) && date.toISOString().startsWith(text)
}
