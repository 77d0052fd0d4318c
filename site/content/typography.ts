/** Typography that nobody should have to type: apostrophes, and French spaces that must not break. */
import type { PageRecord } from './schema.ts'

const NBSP = '\u00A0'

const apostrophes = (text: string): string => text.replaceAll("'", '’')

/** French spaces before : ; ? ! » € %, and after «: those that are there do not break. */
export const unbroken = (text: string): string => text.replaceAll(/ (?=[:;?!»€%])|(?<=«) /gu, NBSP)

export const french = (text: string): string =>
  unbroken(apostrophes(text))
    .replace(/«(?!\u00A0)/gu, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}\b)/gu, `$1${NBSP}`)

export const english = (text: string): string => apostrophes(text)

/** Every string below a value; ids and names of icons have nothing that typography would touch. */
const deep = (value: unknown, set: (text: string) => string): unknown => {
  if (typeof value === 'string') return set(value)
  if (Array.isArray(value)) return value.map((item) => deep(item, set))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, set)]))
}

/** Sets the typography of both languages of a record. */
export const typeset = <T extends PageRecord>(record: T): T => ({
  ...record,
  fr: deep(record.fr, french) as T['fr'],
  en: deep(record.en, english) as T['en'],
})
