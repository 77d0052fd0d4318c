import { DateTime } from 'luxon'
import { NotSimulated } from '../failure.ts'
import { isRecord } from '../values/path.ts'

/** How values of one type compare; both sides have been brought to it. */
export type Comparison = (left: unknown, right: unknown, ignoreCase: boolean) => boolean

export const COMPARISONS: Readonly<Record<string, Readonly<Record<string, Comparison>>>> = {
  string: {
    empty: (left) => text(left) === '',
    notEmpty: (left) => text(left) !== '',
    equals: (left, right, fold) => folded(left, fold) === folded(right, fold),
    notEquals: (left, right, fold) => folded(left, fold) !== folded(right, fold),
    contains: (left, right, fold) => folded(left, fold).includes(folded(right, fold)),
    notContains: (left, right, fold) => !folded(left, fold).includes(folded(right, fold)),
    startsWith: (left, right, fold) => folded(left, fold).startsWith(folded(right, fold)),
    notStartsWith: (left, right, fold) => !folded(left, fold).startsWith(folded(right, fold)),
    endsWith: (left, right, fold) => folded(left, fold).endsWith(folded(right, fold)),
    notEndsWith: (left, right, fold) => !folded(left, fold).endsWith(folded(right, fold)),
    regex: (left, right, fold) => matches(folded(left, fold), text(right)),
    notRegex: (left, right, fold) => !matches(folded(left, fold), text(right)),
  },
  number: {
    empty: (left) => !isThere(left),
    notEmpty: isThere,
    equals: (left, right) => left === right,
    notEquals: (left, right) => left !== right,
    gt: (left, right) => (left as number) > (right as number),
    lt: (left, right) => (left as number) < (right as number),
    gte: (left, right) => (left as number) >= (right as number),
    lte: (left, right) => (left as number) <= (right as number),
  },
  dateTime: {
    empty: (left) => !isThere(left),
    notEmpty: isThere,
    equals: dates((left, right) => left === right),
    notEquals: dates((left, right) => left !== right),
    after: dates((left, right) => left > right),
    before: dates((left, right) => left < right),
    afterOrEquals: dates((left, right) => left >= right),
    beforeOrEquals: dates((left, right) => left <= right),
  },
  boolean: {
    empty: (left) => !isThere(left),
    notEmpty: isThere,
    true: Boolean,
    false: (left) => !left,
    equals: (left, right) => left === right,
    notEquals: (left, right) => left !== right,
  },
  array: {
    contains: (left, right, fold) => holds(list(left), right, fold),
    notContains: (left, right, fold) => !holds(list(left), right, fold),
    lengthEquals: (left, right) => list(left).length === right,
    lengthNotEquals: (left, right) => list(left).length !== right,
    lengthGt: (left, right) => list(left).length > (right as number),
    lengthLt: (left, right) => list(left).length < (right as number),
    lengthGte: (left, right) => list(left).length >= (right as number),
    lengthLte: (left, right) => list(left).length <= (right as number),
    empty: (left) => list(left).length === 0,
    notEmpty: (left) => list(left).length > 0,
  },
  object: {
    empty: (left) => !isRecord(left) || Object.keys(left).length === 0,
    notEmpty: (left) => isRecord(left) && Object.keys(left).length > 0,
  },
}

export function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && !Number.isNaN(value)
}

const text = (value: unknown): string => (value ?? '') as string
const list = (value: unknown): readonly unknown[] => (value ?? []) as readonly unknown[]

const folded = (value: unknown, fold: boolean): string =>
  fold ? text(value).toLowerCase() : text(value)

function dates(compare: (left: number, right: number) => boolean): Comparison {
  return (left, right) =>
    DateTime.isDateTime(left) &&
    DateTime.isDateTime(right) &&
    compare(left.toMillis(), right.toMillis())
}

const holds = (all: readonly unknown[], wanted: unknown, fold: boolean): boolean =>
  fold && typeof wanted === 'string'
    ? all.some((one) => typeof one === 'string' && one.toLowerCase() === wanted.toLowerCase())
    : all.includes(wanted)

/** A pattern may be written with slashes and flags. Those that could run for ever are not run. */
function matches(value: string, pattern: string): boolean {
  const [, source = '', flags] = /^\/(.*)\/([dgimsuvy]*)$/s.exec(pattern) ?? ['', pattern, '']
  if (/\([^)]*[+*][^)]*\)[+*{]/.test(source)) throw new NotSimulated('value', pattern)
  return new RegExp(source, flags).test(value)
}
