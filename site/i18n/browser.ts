/**
 * The part of i18next that pages ask for, in the browser: it is 14 KB of 95, and what it does there
 * is to look up a key and put values in. A test holds both to the same answer for every key.
 */
import type { i18n } from 'i18next'
import type { Language } from '../routes/language.ts'
import type { Messages } from './words.ts'

export interface BrowserWords {
  /** In the place of an instance, for `I18nContext`. */
  readonly i18n: i18n
  /** Adds a language that was fetched later. */
  readonly addMessages: (language: Language, messages: Messages) => void
}

export const createBrowserWords = (language: Language, messages: Messages): BrowserWords => {
  const known: Partial<Record<Language, Messages>> = { [language]: messages }
  const getFixedT = (asked: Language) => (key: string, values?: Values) =>
    put(textAt(known[asked], key), values)
  return {
    i18n: { getFixedT } as unknown as i18n,
    addMessages: (added, its) => {
      known[added] = its
    },
  }
}

type Values = Readonly<Record<string, string | number>>

const textAt = (messages: unknown, key: string): string =>
  String(key.split('.').reduce((at, part) => Reflect.get(at as object, part) as unknown, messages))

const put = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''))
