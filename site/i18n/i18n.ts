import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../routes/language.ts'
import type { Messages } from './messages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: Messages }
  }
}

/** An instance that speaks one language from the start, on the server as in the browser. */
export const createI18n = (language: Language, messages: Messages): i18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { site: messages } },
    defaultNS: 'site',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Adds a language that was fetched later and speaks it. */
export const speak = async (
  instance: i18n,
  language: Language,
  messages: Messages,
): Promise<void> => {
  instance.addResourceBundle(language, 'site', messages)
  await instance.changeLanguage(language)
}
