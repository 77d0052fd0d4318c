import { use } from 'react'
import { LanguageContext } from '../../i18n/use-words.ts'

/** Writes an ISO day in the page's language; the zone is fixed so that every machine agrees. */
export const useDate = (): ((day: string) => string) => {
  const language = use(LanguageContext)
  // Making one takes as long as drawing a tenth of a page.
  const format = (formats[language] ??= new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }))
  return (day) => format.format(new Date(day))
}

const formats: Record<string, Intl.DateTimeFormat> = {}
