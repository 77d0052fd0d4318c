import { dateFormat } from '../i18n/date.ts'
import type { Language } from '../routes/language.ts'

/** Says a time, given in ms, by the owner's clock: the site is for clients in France. */
export const timeText =
  (options: Intl.DateTimeFormatOptions) =>
  (language: Language, at: number): string =>
    dateFormat(language, { timeZone: 'Europe/Paris', ...options })(at)

/** A day and an hour. */
export const moment = timeText({ dateStyle: 'long', timeStyle: 'short' })

export const day = timeText({ dateStyle: 'long' })

/** As short as a line of a list wants it: the hour, yesterday, a day of this year, or of another. */
export const nearMoment = (
  language: Language,
  at: number,
  now: number,
  yesterday: string,
): string => {
  const [then, today] = [dateOf(at), dateOf(now)]
  if (then === today) return hour(language, at)
  // Noon of the day before, however long the night was.
  if (then === dateOf(Date.parse(`${today}T12:00Z`) - DAY)) return yesterday
  const sameYear = then.slice(0, 4) === today.slice(0, 4)
  return (sameYear ? dayOfYear : shortDay)(language, at)
}

const DAY = 86_400_000
const hour = timeText({ timeStyle: 'short' })
const dayOfYear = timeText({ day: 'numeric', month: 'short' })
const shortDay = timeText({ day: 'numeric', month: 'short', year: 'numeric' })

/** As ISO 8601 writes it. */
const dateOf = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at)
