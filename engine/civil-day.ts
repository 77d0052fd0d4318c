/** Calendar days without a clock library: milliseconds in, plain numbers and ISO text out. */
export interface CivilDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const MS_PER_DAY = 86_400_000
const ISO_DAY = /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})$/

/** Days since 1 January 1970, in universal time. */
const dayNumber = (at: number): number => Math.floor(at / MS_PER_DAY)

/** The first moment of the day after `at`. */
export const nextMidnight = (at: number): number => (dayNumber(at) + 1) * MS_PER_DAY

/** The day as `2031-04-05`; years outside 0–9999 carry a sign and six digits, as ISO 8601 says. */
export const isoDay = (at: number): string => {
  const { year, month, day } = civilOf(dayNumber(at))
  const sign = year < 0 ? '-' : '+'
  const years =
    year >= 0 && year <= 9999 ? pad(year, 4) : `${sign}${pad(year < 0 ? -year : year, 6)}`
  return `${years}-${pad(month, 2)}-${pad(day, 2)}`
}

/** The day that an ISO text names, or `undefined` where the calendar has no such day. */
export const parseDay = (text: string): CivilDay | undefined => {
  const found = ISO_DAY.exec(text)
  if (!found) return undefined
  const civil = { year: Number(found[1]) + 0, month: Number(found[2]), day: Number(found[3]) }
  if (civil.month < 1 || civil.month > 12) return undefined
  const back = civilOf(numberOf(civil))
  return back.day === civil.day && back.month === civil.month ? civil : undefined
}

/** Whole days from a birth date to `at`; 0 without one, or before it. */
export const daysSince = (birthdate: string | null, at: number): number => {
  const born = birthdate === null ? undefined : parseDay(birthdate)
  return born ? Math.max(0, dayNumber(at) - numberOf(born)) : 0
}

/** Whole years from a birth date to `at`; 0 without one, or before it. */
export const yearsSince = (birthdate: string | null, at: number): number => {
  const born = birthdate === null ? undefined : parseDay(birthdate)
  if (!born) return 0
  const now = civilOf(dayNumber(at))
  const before = now.month < born.month || (now.month === born.month && now.day < born.day)
  return Math.max(0, now.year - born.year - (before ? 1 : 0))
}

// Both ways count in eras of 400 years that begin on 1 March, so that a leap day comes last.

const numberOf = ({ year, month, day }: CivilDay): number => {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return (
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  )
}

const civilOf = (days: number): CivilDay => {
  const z = days + 719_468
  const era = Math.floor(z / 146_097)
  const ofEra = z - era * 146_097
  const y = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  )
  const ofYear = ofEra - (365 * y + Math.floor(y / 4) - Math.floor(y / 100))
  const m = Math.floor((5 * ofYear + 2) / 153)
  const month = m < 10 ? m + 3 : m - 9
  return {
    year: y + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * m + 2) / 5) + 1,
  }
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')
