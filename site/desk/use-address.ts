import { use } from 'react'
import { LanguageContext } from '../i18n/use-words.ts'
import { addressOf, type Query } from './addresses.ts'

/** Says where a page of the area is, in the language of this one. */
export const useAddress = (): ((path: string, query?: Query) => string) => {
  const language = use(LanguageContext)
  return (path, query) => addressOf(path, language, query)
}
