import type { Bilingual, Language } from '../routes/language.ts'

/** British English, as everywhere on the site. */
const LOCALES: Bilingual<string> = { fr: 'fr-FR', en: 'en-GB' }

/** Says a time, given in ms, by the owner's clock: the site is for clients in France. */
export const timeText =
  (options: Intl.DateTimeFormatOptions) =>
  (language: Language, at: number): string => {
    const format = new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'Europe/Paris',
      ...options,
    })
    const text = format.format(at)
    // French counts the first of a month apart, which `Intl` does not know.
    return language === 'fr' ? text.replace(/^1(?=[ \u00A0]\p{L})/u, '1er') : text
  }

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
