import { use } from 'react'
import { LanguageContext } from '../../i18n/use-words.ts'

/** Writes an ISO day in the page's language; the zone is fixed so that every machine agrees. */
export const useDate = (): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(use(LanguageContext), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(day))
}
