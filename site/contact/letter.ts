/** A message as an e-mail: what leaves where no server takes it, and what one copies. */
import type { Language } from '../routes/language.ts'
import type { Fields } from './fields.ts'
import { cleaned } from './rules.ts'
import type { ToolResult } from './tool-result.ts'
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
  const words = WORDS[language]
  const { fields: labels, letter } = words
  const clean = cleaned(fields)
  const { subject, budget, moment, first, second } = clean
  const days = [first, second].filter(Boolean).join(', ')
  const said = {
    ...clean,
    subject: subject && words.subjects[subject],
    budget: words.budgets[budget],
  }
  const rows: readonly (readonly [label: string, value: string])[] = [
    ...LISTED.map((field) => [labels[field], said[field]] as const),
    [letter.call, days && `${days}, ${words.moments[moment]}`],
    [letter.from, enclosed.from ?? ''],
  ]
  const colon = language === 'fr' ? ' : ' : ': '
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => label + colon + value)
  const { result } = enclosed
  return {
    subject: letter.subject(said.subject || words.subjects.other),
    body: [clean.message, list.join('\n'), ...(result ? [result.title, result.text] : [])].join(
      '\n\n',
    ),
  }
}

/** Opens the visitor's own mail program. Mail programs take a plus sign for one, and want CRLF. */
export const mailtoOf = (address: string, { subject, body }: Letter): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    body.replaceAll('\n', '\r\n'),
  )}`

const LISTED = ['name', 'email', 'company', 'subject', 'budget'] as const
