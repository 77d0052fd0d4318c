import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language } from '../routes/language.ts'

/** The language of the page shown: it is the address's, not the visitor's. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The interface's words in the page's language. */
export const useWords = () => useTranslation('site', { lng: use(LanguageContext) }).t
