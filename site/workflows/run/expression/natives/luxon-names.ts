import { DateTime, Duration, Interval } from 'luxon'
import { allowance } from '../interpret/budget.ts'
import { asKind } from './kinds.ts'

/** Luxon's classes, as expressions see them. */
export const LUXON_NAMES = {
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
  return asKind(Object.assign(refuse.bind(undefined), open, presets(kind)), { includes })
}

function refuse(): never {
  throw new TypeError('a class is not a function')
}

/** Formats that have names: `DateTime.DATE_FULL`. */
function presets(kind: object): object {
  const named = Object.getOwnPropertyNames(kind).filter((name) => /^[A-Z][A-Z_]+$/.test(name))
  return Object.fromEntries(named.map((name) => [name, kind[name as keyof typeof kind]]))
}

/** Luxon makes patterns of the formats it is given. */
function short(given: unknown): unknown {
  if (typeof given === 'string') allowance().length(given.length, 500)
  return given
}
