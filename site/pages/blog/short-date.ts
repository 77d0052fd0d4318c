import type { Bilingual, Language } from '../../routes/language.ts'

/** A day of a list that is in order: its year stands elsewhere. */
export const shortDateIn = (language: Language, day: string): string => {
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date}\u00A0${SHORT[language].split(' ')[month - 1]}`
}

const SHORT: Bilingual<string> = {
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  en: 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec',
}
