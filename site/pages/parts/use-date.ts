import { use } from 'react'
import { dateIn } from '../../i18n/date.ts'
import { LanguageContext } from '../../i18n/use-words.ts'

/** Writes an ISO day in the page's language. */
export const useDate = (): ((day: string) => string) => {
  const language = use(LanguageContext)
  return (day) => dateIn(language, day)
}
