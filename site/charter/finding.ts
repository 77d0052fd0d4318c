import type { Language } from '../routes/language.ts'
import type { Reading } from './passages.ts'

/** A page at its canonical address, as it was built. */
export interface CharterPage extends Reading {
  readonly id: string
  readonly language: Language
  /** The family it belongs to, as `article`. */
  readonly type: string
  /** How many words its type has, where that is settled. */
  readonly range?: readonly [least: number, most: number]
  /** Ids of the facts that it prints. */
  readonly facts: readonly string[]
}

/** The rules of the editorial charter that a machine can check. */
export const CHARTER_RULES = [
  'words',
  'phrase',
  'sentence',
  'median',
  'repeat',
  'headings',
  'pair',
  'fact',
  'source',
  'example',
] as const
export type CharterRule = (typeof CHARTER_RULES)[number]

/** Something on a page that is not as the charter says. */
export interface Finding {
  readonly rule: CharterRule
  readonly page: string
  readonly language: Language
  /** The heading that it stands below; none where it is about the whole page. */
  readonly place?: string
  readonly what: string
  /** Told, and not a fault yet. */
  readonly warning?: true
}

/** One line: `page fr, “heading”: rule: what`. */
export const findingLine = ({ rule, page, language, place, what, warning }: Finding): string =>
  `${page} ${language}${place ? `, “${place}”` : ''}: ${warning ? 'warning, ' : ''}${rule}: ${what}`
