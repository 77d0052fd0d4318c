import type { Bilingual, Language } from '../routes/language.ts'

const MONTHS: Bilingual<string> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
}

/**
 * An ISO day as the language writes it, British in English. `Intl` would say the same, but holds a
 * slow phone when it is first asked.
 */
export const dateIn = (language: Language, day: string): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const name = MONTHS[language].split(' ')[month - 1]
  return `${language === 'fr' && date === 1 ? '1er' : date}\u00A0${name} ${year}`
}
