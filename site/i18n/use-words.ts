import { createContext, use, useMemo } from 'react'
import { I18nContext } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language } from '../routes/language.ts'

/** The language of the page shown: it is the address's, not the visitor's. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/**
 * The interface's words in the page's language. They are there before the page is rendered: what
 * `useTranslation` adds, waiting for them and following changes, would be of no use.
 */
export const useWords = () => {
  const { i18n } = use(I18nContext)
  const language = use(LanguageContext)
  return useMemo(() => i18n.getFixedT(language, 'site'), [i18n, language])
}
