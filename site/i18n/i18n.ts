/** i18next, where its bytes cost no reader anything: prerender, stories, tests. */
import { createInstance, type i18n } from 'i18next'
import { DEFAULT_LANGUAGE, type Language } from '../routes/language.ts'
import type { Messages } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: Messages }
  }
}

/** An instance that has its words from the start. */
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
