/** Typography that nobody should have to type: apostrophes, and French spaces that must not break. */
import type { PageRecord } from './schema.ts'

const NBSP = '\u00A0'

const apostrophes = (text: string): string => text.replaceAll("'", '’')

/**
 * French spaces before : ; ? ! » € %, after «, in « 50 $ » and in « 6 h 40 »: those that are there do
 * not break.
 */
export const unbroken = (text: string): string => text.replaceAll(NEVER_BROKEN, NBSP)

const NEVER_BROKEN =
  / (?=[:;?!»€%])|(?<=«) |(?<=\d) (?=\$(?![\w{(]))|(?<=\d) (?=h(?![\p{L}\p{N}’-]))|(?<=\d[ \u00A0]h) (?=\d)/gu

export const french = (text: string): string =>
  unbroken(apostrophes(text))
    .replace(/«(?!\u00A0)/gu, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}\b)/gu, `$1${NBSP}`)

/**
 * Keeps what clings to a French word by its hyphen on that word's line: « Gardez-le », « a-t-elle ». A
 * compound may still be broken, as in any book. For running text alone: the joiner is no letter, and
 * what has a name or an address is compared letter by letter.
 */
export const clinging = (text: string): string => text.replaceAll(BEFORE_CLITIC, `-${JOINER}`)

const BEFORE_CLITIC =
  /(?<=\p{L})-(?=(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous|ce|l[ae]s?|lui|leur|moi|toi|y|en|là|mêmes?)(?:-(?:moi|nous|leur|lui|la|les?|en|y))?(?![\p{L}\p{N}’-]))|(?<=\p{L}-t)-(?=\p{L})/giu
/** No line ends beside it; nobody sees it, and a search in the page does not mind it. */
const JOINER = '\u2060'

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
