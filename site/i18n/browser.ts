/**
 * The part of i18next that pages ask for, in the browser: it is 14 KB of 95, and what it does there
 * is to look up a key and put values in. A test holds both to the same answer for every key.
 */
import type { Language } from '../routes/language.ts'
import { lazyWords } from './lazy-words.ts'
import type { Messages, TranslateIn, Values } from './words.ts'

export const loadMessages = lazyWords<Messages>({
  fr: () => import('./words.fr.ts'),
  en: () => import('./words.en.ts'),
})

export interface BrowserWords {
  readonly translateIn: TranslateIn
  /** Adds a language that was fetched later. */
  readonly addMessages: (language: Language, messages: Messages) => void
}

export const createBrowserWords = (language: Language, messages: Messages): BrowserWords => {
  const known: Partial<Record<Language, Messages>> = { [language]: messages }
  return {
    translateIn: (asked) => (key, values) => put(textAt(known[asked], key), values),
    addMessages: (added, its) => {
      known[added] = its
    },
  }
}

const textAt = (messages: unknown, key: string): string =>
  String(key.split('.').reduce((at, part) => Reflect.get(at as object, part) as unknown, messages))

const put = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''))
