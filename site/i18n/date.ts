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
  const name = nameOf(language, month)
  return `${language === 'fr' && date === 1 ? '1er' : date}\u00A0${name} ${year}`
}

/** A month, as `2026-11`, with a capital: it stands alone. */
export const monthIn = (language: Language, month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const name = nameOf(language, number)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}\u00A0${year}`
}

const nameOf = (language: Language, month: number): string =>
  MONTHS[language].split(' ')[month - 1] ?? ''
