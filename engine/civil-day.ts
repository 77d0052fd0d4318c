/** Calendar days without a clock library: milliseconds and ISO text, in universal time. */
const MS_PER_DAY = 86_400_000

/** Days since 1 January 1970. */
const dayNumber = (at: number): number => Math.floor(at / MS_PER_DAY)

/** The first moment of the day after `at`. */
export const nextMidnight = (at: number): number => (dayNumber(at) + 1) * MS_PER_DAY

/** The day as `2031-04-05`; years outside 0–9999 carry a sign and six digits, as ISO 8601 says. */
export const isoDay = (at: number): string => nameOf(dayNumber(at))

/** Whether the calendar has a day of that name: it must come back from its number. */
export const isDay = (name: string): boolean => {
  const day = numberOf(name)
  return Number.isInteger(day) && nameOf(day) === name
}

/** Whole days from a birth date to `at`; 0 without one, or before it. */
export const daysSince = (birthdate: string | null, at: number): number =>
  birthdate === null ? 0 : Math.max(0, dayNumber(at) - numberOf(birthdate))

/** Whole years from a birth date to `at`; 0 without one, or before it. */
export const yearsSince = (birthdate: string | null, at: number): number => {
  if (birthdate === null) return 0
  const today = isoDay(at)
  // The last five characters, `04-05`, compare as text in the order of the calendar.
  const early = today.slice(-5) < birthdate.slice(-5) ? 1 : 0
  return Math.max(0, yearOf(today) - yearOf(birthdate) - early)
}

const yearOf = (name: string): number => Number(name.slice(0, -6))

const numberOf = (name: string): number =>
  firstDayOf(12 * yearOf(name) + Number(name.slice(-5, -3)) - 3) + Number(name.slice(-2)) - 1

/** Months are counted from March of the year 0: years that begin then end with their leap day. */
const firstDayOf = (month: number): number => {
  const year = Math.floor(month / 12)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return 365 * year + leapDays + Math.floor((153 * (month - 12 * year) + 2) / 5) - 719_468
}

const nameOf = (day: number): string => {
  // A month too late at first, or two.
  let month = Math.ceil((day + 719_468) / 30.436875) + 1
  while (firstDayOf(month) > day) month -= 1
  const year = Math.floor((month + 2) / 12)
  const sign = year < 0 ? '-' : year > 9999 ? '+' : ''
  const years = sign + pad(Math.abs(year), sign ? 6 : 4)
  return `${years}-${pad(month + 3 - 12 * year, 2)}-${pad(day - firstDayOf(month) + 1, 2)}`
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')
