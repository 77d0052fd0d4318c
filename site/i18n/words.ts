/** What every page says around what it holds: looked up by key, in the language of the page. */
import type { Language } from '../routes/language.ts'
import type { words } from './words.fr.ts'

/** The keys that the French file sets; a missing English one does not compile. */
export type Messages = typeof words

/** As in `layout.skip`. */
export type MessageKey = PathIn<Messages>

/** What stands in a message as `{{name}}`. */
export type Values = Readonly<Record<string, string | number>>

/** `t('layout.skip')` */
export type Translate = (key: MessageKey, values?: Values) => string

export type TranslateIn = (language: Language) => Translate

type PathIn<T> = {
  readonly [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathIn<T[K]>}`
}[keyof T & string]
