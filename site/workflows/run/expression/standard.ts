import { DateTime } from 'luxon'
import { FUNCTIONS } from './extensions/functions.ts'
import { refusal } from './extensions/unsupported.ts'
import { allowance } from './interpret/budget.ts'
import { text } from './interpret/coerce.ts'
import { CLOCK, type Clock, type Names } from './names.ts'
import { CONVERSIONS } from './natives/conversions.ts'
import { dateKind } from './natives/date-kind.ts'
import { INTL } from './natives/intl.ts'
import { json, parsed } from './natives/json.ts'
import { LUXON_NAMES } from './natives/luxon-names.ts'
import { atTime } from './time.ts'

/** The names that every expression sees, at one moment and in one zone. */
export function standardNames(clock: Clock): Names {
  const now = atTime(clock, () => DateTime.now())
  return {
    [CLOCK]: clock,
    $now: now,
    $today: now.startOf('day'),
    ...LUXON_NAMES,
    ...CONVERSIONS,
    Date: dateKind(clock),
    Intl: INTL,
    ...FUNCTIONS,
    Math: MATH,
    JSON: JSON_NAMES,
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
  }
}

const MATH = {
  ...Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(Math)).map(([name, { value }]) => [
      name,
      value,
    ]),
  ),
  random: refusal('Math.random()'),
}

const JSON_NAMES = {
  parse: (words: unknown, reviver?: unknown) => parsed(text(words), reviver),
  stringify: (value: unknown, replacer?: unknown, indent?: unknown) =>
    json(value, allowance(), replacer, indent),
}
