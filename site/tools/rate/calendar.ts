/** The days one can sell in a year: working days of the French calendar, less what is not sold. */

/** Alsace and Moselle keep two holidays more. */
export type Place = 'france' | 'alsace-moselle'

export interface Absences {
  readonly leave: number
  readonly sick: number
  readonly training: number
  /** Per cent of the days that are left: selling, accounts, waiting. */
  readonly unsold: number
}

/** Days; each line is what the one before leaves. */
export interface Calendar extends Absences {
  readonly year: number
  /** Monday to Friday. */
  readonly weekdays: number
  /** Holidays that fall on one of them. */
  readonly holidays: number
  /** Days there, of which a share is not sold. */
  readonly present: number
  readonly unsoldDays: number
  readonly billable: number
}

export const calendarOf = (
  year: number,
  place: Place,
  { leave, sick, training, unsold }: Absences,
): Calendar => {
  const weekdays = daysOf(year).filter(isWeekday).length
  const holidays = holidaysOf(year, place).filter(isWeekday).length
  const present = Math.max(0, weekdays - holidays - leave - sick - training)
  const unsoldDays = Math.round((present * unsold) / 100)
  const billable = present - unsoldDays
  return {
    year,
    weekdays,
    holidays,
    leave,
    sick,
    training,
    unsold,
    present,
    unsoldDays,
    billable,
  }
}

/** Days since 1970, in order. */
export const holidaysOf = (year: number, place: Place): readonly number[] => {
  const easter = easterOf(year)
  const national = [
    ...FIXED.map(([month, day]) => dayOf(year, month, day)),
    easter + EASTER_MONDAY,
    easter + ASCENSION,
    easter + WHIT_MONDAY,
  ]
  const local = place === 'alsace-moselle' ? [easter + GOOD_FRIDAY, dayOf(year, 12, 26)] : []
  return [...new Set([...national, ...local])].toSorted((a, b) => a - b)
}

/** 1 January, May Day, 8 May, 14 July, 15 August, 1 and 11 November, Christmas. */
const FIXED = [
  [1, 1],
  [5, 1],
  [5, 8],
  [7, 14],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
] as const

/** Days from Easter Sunday. */
const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50

/**
 * Easter Sunday of the Gregorian calendar: the Sunday after the full moon that the church reckons,
 * on or after 21 March.
 */
const easterOf = (year: number): number => {
  const century = Math.floor(year / 100)
  // How far the moon has run ahead of the sun, corrected for days that centuries dropped.
  const leapsDropped = century - Math.floor(century / 4)
  const moonDrift = Math.floor((8 * century + 13) / 25)
  const golden = year % 19
  const age = (leapsDropped - moonDrift + 19 * golden + 15) % 30
  // Two dates of the moon would otherwise fall twice in nineteen years.
  const early = age === 29 || (age === 28 && golden > 10) ? 1 : 0
  const moon = dayOf(year, 3, 21) + age - early
  return moon + 7 - weekdayOf(moon)
}

const DAY = 86_400_000
const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY

/** From 0 for a Sunday. */
const weekdayOf = (day: number): number => new Date(day * DAY).getUTCDay()
const isWeekday = (day: number): boolean => weekdayOf(day) % 6 !== 0

const daysOf = (year: number): readonly number[] => {
  const first = dayOf(year, 1, 1)
  return Array.from({ length: dayOf(year + 1, 1, 1) - first }, (_, index) => first + index)
}
