/** A message as an e-mail: what leaves where no server takes it, and what one copies. */
import { dateFormat } from '../i18n/date.ts'
import type { Language } from '../routes/language.ts'
import type { Fields } from './fields.ts'
import { cleaned, isDay } from './rules.ts'
import type { ToolResult } from './tool-result.ts'
import { WORDS as LETTER_WORDS } from './letter-words.ts'
import { WORDS } from './words.ts'

export interface Letter {
  readonly subject: string
  readonly body: string
}

/** What goes along with the fields. */
export interface Enclosed {
  readonly from?: string | undefined
  readonly result?: ToolResult | undefined
}

/** The words first, as in any letter; then who writes and what was chosen. */
export const letterOf = (fields: Fields, language: Language, enclosed: Enclosed = {}): Letter => {
  const { subjects, budgets } = WORDS[language]
  const letter = LETTER_WORDS[language]
  const { name, email, company, subject, budget, message, ...call } = cleaned(fields)
  const rows: readonly (readonly [label: string, value: string])[] = [
    [letter.name, name],
    [letter.email, email],
    [letter.company, company],
    [letter.budget, budget === 'unknown' ? '' : budgets[budget]],
    [letter.call, callOf(call, language)],
    [letter.from, enclosed.from ?? ''],
  ]
  const facts = rows.flatMap(([label, value]) => (value === '' ? [] : [letter.row(label, value)]))
  const { result } = enclosed
  const parts = [message, facts.join('\n'), ...(result ? [result.title, result.text] : [])]
  return { subject: letter.subject(subjects[subject || 'other']), body: parts.join('\n\n') }
}

/** Opens the visitor's own mail program. Mail programs take a plus sign for one, and want CRLF. */
export const mailtoOf = (address: string, { subject, body }: Letter): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    body.replaceAll('\n', '\r\n'),
  )}`

const callOf = (
  { first, second, moment }: Pick<Fields, 'first' | 'second' | 'moment'>,
  language: Language,
): string => {
  const say = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const days = [first, second].filter(isDay).map((day) => say(new Date(day)))
  return days.length === 0 ? '' : [...days, WORDS[language].moments[moment]].join(', ')
}
