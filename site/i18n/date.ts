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
  return `${date === 1 ? FIRST[language] : date}\u00A0${name} ${year}`
}

/** A month, as `2026-11`, with a capital: it stands alone. */
export const monthIn = (language: Language, month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const name = nameOf(language, number)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}\u00A0${year}`
}

const nameOf = (language: Language, month: number): string =>
  MONTHS[language].split(' ')[month - 1] ?? ''

/**
 * Says days and times as `Intl` is asked to, where no page waits for it: on the server, in the build,
 * after a click.
 */
export const dateFormat = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
): ((at: Date | number) => string) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], options)
  return (at) => format.format(at).replace(/(?<!\d)1(?=[ \u00A0]\p{L})/u, FIRST[language])
}

/** British English, as everywhere on the site. */
const LOCALES: Bilingual<string> = { fr: 'fr-FR', en: 'en-GB' }

/** French counts the first of a month apart, which `Intl` does not know. */
const FIRST: Bilingual<string> = { fr: '1er', en: '1' }
