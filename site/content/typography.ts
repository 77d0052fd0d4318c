/** Typography that nobody should have to type: apostrophes, and French spaces that must not break. */
import type { PageRecord } from './schema.ts'

const NBSP = '\u00A0'

const apostrophes = (text: string): string => text.replaceAll("'", '’')

/** French: a space that does not break before : ; ? ! » € %, and after «. */
export const french = (text: string): string =>
  apostrophes(text)
    .replace(/[ \u00A0]([:;?!»€%])/gu, `${NBSP}$1`)
    .replace(/«[ \u00A0]?/gu, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}\b)/gu, `$1${NBSP}`)

export const english = (text: string): string => apostrophes(text)

const each = <T extends object>(texts: T, set: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? set(text) : text]),
  ) as T

/** Sets the typography of both languages of a record. */
export const typeset = <T extends PageRecord>(record: T): T => ({
  ...record,
  fr: each(record.fr, french),
  en: each(record.en, english),
})
