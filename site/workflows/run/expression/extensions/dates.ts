import { DateTime, type DateTimeUnit, type DurationLike, type DurationUnit } from 'luxon'
import { text } from '../interpret/coerce.ts'
import { type Extensions, wrongArgument } from './extension.ts'
import { momentOf } from './moments.ts'

type Moment = DateTime | Date

export const DATE_EXTENSIONS: Extensions<Moment> = {
  format: (self, [format, options]) =>
    luxon(self).toFormat(format as string, { ...(options as object) }),
  plus: (self, given) => alike(self, (date) => date.plus(duration(given))),
  minus: (self, given) => alike(self, (date) => date.minus(duration(given))),
  beginningOf: (self, [unit = 'week']) => alike(self, (date) => date.startOf(singular(unit))),
  endOfMonth: (self) => alike(self, (date) => date.endOf('month')),
  extract: (self, [part = 'week']) => extracted(luxon(self), part),
  isBetween: (self, given) => isBetween(self, given),
  isDst: (self) => luxon(self).isInDST,
  isInLast: (self, [count = 0, unit = 'minutes']) => {
    const [date, now] = [luxon(self), DateTime.now()]
    return now.minus(duration([count, unit])) <= date && date <= now
  },
  isWeekend: (self) => luxon(self).weekday > 5,
  diffTo: (self, [other, unit]) => difference(self, other, unit),
  diffToNow: (self, [unit]) => difference(self, DateTime.now(), unit),
  toDateTime: (self) => luxon(self),
  toInt: milliseconds,
  toFloat: milliseconds,
  toBoolean: () => undefined,
  isEmpty: () => false,
  isNotEmpty: () => true,
}

const luxon = (self: Moment): DateTime =>
  DateTime.isDateTime(self) ? self : DateTime.fromJSDate(self)

/** Words that only look like a date have none. */
function milliseconds(self: Moment): number {
  if (typeof self === 'string') throw new TypeError('not a date')
  return self.valueOf()
}

/** What becomes of a date is of the same kind. */
function alike(self: Moment, change: (date: DateTime) => DateTime): Moment {
  return DateTime.isDateTime(self) ? change(self) : change(luxon(self)).toJSDate()
}

/** `plus(3, 'days')`, or whatever Luxon takes: `plus({ days: 3 })`. */
function duration(given: readonly unknown[]): DurationLike {
  if (given.length === 1) return given[0] as DurationLike
  const [count = 0, unit = 'minutes'] = given
  return { [PLURALS[text(unit)] ?? text(unit)]: count as number }
}

const SINGULARS: Readonly<Record<string, string>> = {
  days: 'day',
  months: 'month',
  years: 'year',
  hours: 'hour',
  hrs: 'hour',
  hr: 'hour',
  minutes: 'minute',
  mins: 'minute',
  min: 'minute',
  seconds: 'second',
  secs: 'second',
  sec: 'second',
  milliseconds: 'millisecond',
  ms: 'millisecond',
}

const PLURALS: Readonly<Record<string, string>> = {
  week: 'weeks',
  ...Object.fromEntries(
    Object.entries(SINGULARS).flatMap(([from, unit]) => [
      [from, `${unit}s`],
      [unit, `${unit}s`],
    ]),
  ),
}

const singular = (unit: unknown): DateTimeUnit =>
  (SINGULARS[text(unit)] ?? text(unit)) as DateTimeUnit

function extracted(date: DateTime, part: unknown): number {
  if (part === 'yearDayNumber') return date.toUTC().ordinal
  const unit = part === 'week' ? 'weekNumber' : singular(part)
  return date.get(unit as keyof DateTime)
}

function isBetween(self: Moment, given: readonly unknown[]): boolean | undefined {
  if (given.length !== 2) throw wrongArgument('isBetween')
  const [one, two] = given.map(boundary)
  if (one === undefined || two === undefined) return undefined
  const [first, last] = one > two ? [two, one] : [one, two]
  return first < self && self < last
}

function boundary(value: unknown): DateTime | undefined {
  if (DateTime.isDateTime(value)) return value
  if (value instanceof Date) return DateTime.fromJSDate(value)
  if (typeof value !== 'string') return undefined
  const date = momentOf(value, 'native')
  return date.isValid ? date : undefined
}

const UNITS = 'day week month quarter year hour minute second millisecond'.split(' ')
const KNOWN: ReadonlySet<unknown> = new Set([
  ...UNITS.filter((unit) => unit !== 'quarter'),
  ...UNITS.map((unit) => `${unit}s`),
  'weekNumber',
  'yearDayNumber',
  'weekday',
])

function difference(self: Moment, other: unknown, wanted: unknown = 'days'): unknown {
  const list = Array.isArray(wanted) ? (wanted as unknown[]) : [wanted]
  const units = (list.length === 0 ? ['days'] : list) as DurationUnit[]
  if (units.some((unit) => !KNOWN.has(unit))) throw wrongArgument('diffTo')
  const end = DateTime.isDateTime(other)
    ? other
    : typeof other === 'string'
      ? momentOf(other)
      : DateTime.fromJSDate(other as Date)
  if (!DateTime.isDateTime(self)) throw new TypeError('diff is not a function')
  const result = self.diff(end, units)
  return units.length > 1 ? result.toObject() : result.as(units[0]!)
}
