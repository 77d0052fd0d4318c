import { createContext, use, useMemo } from 'react'
import { DEFAULT_LANGUAGE, type Bilingual, type Language } from '../routes/language.ts'
import type { Translate, TranslateIn } from './words.ts'

/** The language of the page shown: it is the address's, not the visitor's. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** Who knows the words of every page: i18next at build, `browser.ts` in a browser. */
export const WordsContext = createContext<TranslateIn>(() => {
  throw new Error('nobody has said where the words are: a story or a test stands in I18nextWords')
})

/** The words of every page, by key. */
export const useWords = (): Translate => {
  const translateIn = use(WordsContext)
  const language = use(LanguageContext)
  return useMemo(() => translateIn(language), [translateIn, language])
}

/** The words of one screen or part, from the table beside it. */
export const useWordsOf = <T>(words: Bilingual<T>): T => words[use(LanguageContext)]
