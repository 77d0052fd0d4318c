import { createInstance, type i18n } from 'i18next'
import { DEFAULT_LANGUAGE, type Language } from '../routes/language.ts'
import type { Messages } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: Messages }
  }
}

/** An instance that has its words from the start, on the server as in the browser. */
export const createI18n = (words: Partial<Record<Language, Messages>>): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: DEFAULT_LANGUAGE,
    resources: Object.fromEntries(
      Object.entries(words).map(([language, messages]) => [language, { site: messages }]),
    ),
    defaultNS: 'site',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Adds a language that was fetched later. */
export const learn = (instance: i18n, language: Language, messages: Messages): void => {
  instance.addResourceBundle(language, 'site', messages)
}
