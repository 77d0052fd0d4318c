import { startOf } from '../audience/period.ts'
import type { Language } from '../routes/language.ts'
import { timeText } from './moment.ts'

/** A day counted since 1970, as short as it has to be below a drawing. */
export const dayText = (language: Language, day: number): string => short(language, startOf(day))

const short = timeText({ day: 'numeric', month: 'short', timeZone: 'UTC' })
