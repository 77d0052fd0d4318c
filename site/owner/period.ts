import type { Bilingual, Language } from '../routes/language.ts'
import type { Span } from './resume.ts'

/** « 2018 – 2021 », « depuis 2024 »; one year where both are the same. */
export const periodOf = ({ startDate, endDate }: Span, language: Language): string => {
  const [start, end] = [startDate, endDate].map((month) => month?.slice(0, 4))
  if (end === undefined) return `${SINCE[language]} ${start}`
  return start === end ? end : `${start} – ${end}`
}
const SINCE: Bilingual<string> = { fr: 'depuis', en: 'since' }
