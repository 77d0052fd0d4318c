import { DateTime, Duration, Interval } from 'luxon'
import { average } from './extensions/lists.ts'
import { CLOCK, type Clock, type Names } from './names.ts'
import { conversions } from './natives/conversions.ts'
import { json, parsed } from './natives/json.ts'
import { Budget } from './interpret/budget.ts'
import { asKind } from './natives/kinds.ts'
import { ExpressionError } from './problem.ts'
import { atTime } from './time.ts'

/** The names that every expression sees, at one moment and in one zone. */
export function standardNames(clock: Clock): Names {
  const now = atTime(clock, () => DateTime.now())
  return {
    [CLOCK]: clock,
    $now: now,
    $today: now.startOf('day'),
    ...LUXON_NAMES,
    ...conversions(clock),
    ...FUNCTIONS,
    Math: MATH,
    JSON: JSON_NAMES,
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
  }
}

const LUXON_NAMES = {
  DateTime: luxonKind(
    DateTime,
    'now local utc fromISO fromFormat fromJSDate fromMillis fromSeconds fromSQL fromHTTP fromRFC2822 ' +
      'fromObject isDateTime min max invalid',
    (value) => DateTime.isDateTime(value),
  ),
  Duration: luxonKind(Duration, 'fromISO fromISOTime fromMillis fromObject isDuration', (value) =>
    Duration.isDuration(value),
  ),
  Interval: luxonKind(
    Interval,
    'fromDateTimes fromISO after before isInterval merge xor',
    (value) => Interval.isInterval(value),
  ),
}

/** One of Luxon's classes, of which only the named makers can be reached. */
function luxonKind(
  kind: object,
  makers: string,
  includes: (value: unknown) => boolean,
): (...given: readonly unknown[]) => never {
  const open = Object.fromEntries(
    makers.split(' ').map((name) => {
      const make = (kind as Record<string, (...given: readonly unknown[]) => unknown>)[name]!
      return [name, (...given: readonly unknown[]) => Reflect.apply(make, kind, given.map(short))]
    }),
  )
  const refuse = (): never => {
    throw new TypeError('a class is not a function')
  }
  return asKind(Object.assign(refuse, open), { includes })
}

/** Luxon makes patterns of the formats it is given. */
function short(given: unknown): unknown {
  if (typeof given === 'string') new Budget().length(given.length, 500)
  return given
}

const FUNCTIONS = {
  $min: Math.min,
  $max: Math.max,
  min: Math.min,
  max: Math.max,
  $not: (value: unknown) => !value,
  not: (value: unknown) => !value,
  $average: (...figures: readonly unknown[]) => average(figures),
  average: (...figures: readonly unknown[]) => average(figures),
  $ifEmpty: ifEmpty,
  encodeURI: (words: unknown) => encodeURI(String(words)),
  encodeURIComponent: (words: unknown) => encodeURIComponent(String(words)),
  decodeURI: (words: unknown) => decodeURI(String(words)),
  decodeURIComponent: (words: unknown) => decodeURIComponent(String(words)),
}

function ifEmpty(...given: readonly unknown[]): unknown {
  if (given.length !== 2) throw new ExpressionError('argument', { name: '$ifEmpty' })
  const [value, instead] = given
  const isHollow = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return value === undefined || value === null || value === '' || isHollow ? instead : value
}

/** Chance is left out: the same expression must give the same value. */
const MATH = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(Math))
    .filter(([name]) => name !== 'random')
    .map(([name, { value }]): [string, unknown] => [name, value]),
)

const JSON_NAMES = {
  parse: (words: unknown, reviver?: unknown) => parsed(String(words), reviver),
  stringify: (value: unknown, replacer?: unknown, indent?: unknown) =>
    json(value, new Budget(), replacer, indent),
}
