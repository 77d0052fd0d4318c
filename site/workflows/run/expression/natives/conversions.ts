import { Budget, LIMITS } from '../interpret/budget.ts'
import { number, text } from '../interpret/coerce.ts'
import { iterate } from '../interpret/iterate.ts'
import { isCallable } from '../interpret/machine.ts'
import { define } from '../interpret/members.ts'
import { permit } from '../interpret/forbidden.ts'
import type { Clock } from '../names.ts'
import { asKind } from './kinds.ts'
import { safePattern } from './patterns.ts'
import { dateText, parseDate } from './utc.ts'

type Given = readonly unknown[]

/** JavaScript's own makers of values: `String`, `Object`, `Date`… */
export function conversions(clock: Clock): Readonly<Record<string, unknown>> {
  return { ...TIMELESS, Date: dateKind(clock) }
}

function dateKind({ now }: Clock): object {
  const make = (given: Given): Date => {
    if (given.length === 0) return new Date(now)
    const [first] = given
    if (given.length > 1) return new Date(Date.UTC(...(given.map(Number) as [number, number])))
    if (first instanceof Date) return new Date(first)
    if (typeof first === 'string') return new Date(parseDate(first))
    return new Date(number(first, new Budget()))
  }
  const statics = {
    now: () => now.getTime(),
    parse: (words: unknown) => parseDate(String(words)),
    UTC: (...parts: Given) => Date.UTC(...(parts.map(Number) as [number, number])),
  }
  const kind = { make, includes: (value: unknown) => value instanceof Date }
  return asKind(
    Object.assign(() => dateText(now), statics),
    kind,
  )
}

const OBJECT_STATICS = {
  keys: (value: object) => Object.keys(value),
  values: (value: object) => Object.values(value) as unknown[],
  entries: (value: object) => Object.entries(value),
  fromEntries: (entries: unknown) => {
    const made = {}
    for (const entry of iterate(entries, new Budget())) {
      const [name, value] = entry as Given
      define(made, permit(text(name, new Budget())), value)
    }
    return made
  },
  assign: (target: object, ...others: Given) => {
    for (const other of others) {
      for (const [name, value] of Object.entries(other ?? {})) define(target, permit(name), value)
    }
    return target
  },
  freeze: (value: unknown) => value,
  is: (one: unknown, two: unknown) => Object.is(one, two),
  hasOwn: (value: object, name: unknown) => Object.hasOwn(value, String(name)),
  groupBy: (list: unknown, keyOf: unknown) => grouped(list, keyOf),
}

function grouped(list: unknown, keyOf: unknown): object {
  if (!isCallable(keyOf)) throw new TypeError('not a function')
  const groups: Record<string, unknown[]> = {}
  iterate(list, new Budget()).forEach((one, at) => {
    const name = permit(text(keyOf(one, at), new Budget()))
    if (!Object.hasOwn(groups, name)) define(groups, name, [])
    groups[name]!.push(one)
  })
  return groups
}

function makeList(given: Given): unknown[] {
  const [length] = given
  if (given.length !== 1 || typeof length !== 'number') return [...given]
  new Budget().length(length, LIMITS.list)
  return Array.from({ length })
}

function listFrom(from: unknown, each?: unknown): unknown[] {
  const isShape = typeof from === 'object' && from !== null && !(Symbol.iterator in from)
  const list = isShape
    ? makeList([Math.max(0, Number((from as { length?: unknown }).length ?? 0))])
    : iterate(from, new Budget())
  return isCallable(each) ? list.map((one, at) => each(one, at)) : [...list]
}

function makePattern(given: Given): RegExp {
  const [source, flags] = given
  const words = source instanceof RegExp ? source.source : text(source ?? '(?:)', new Budget())
  return safePattern(
    new RegExp(
      words,
      flags === undefined ? (source instanceof RegExp ? source.flags : '') : String(flags),
    ),
  )
}

const isThing = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const never = (): boolean => false

const TIMELESS = {
  String: asKind(
    Object.assign((...given: Given) => (given.length === 0 ? '' : text(given[0], new Budget())), {
      fromCharCode: (...codes: Given) => String.fromCharCode(...codes.map(Number)),
      fromCodePoint: (...codes: Given) => String.fromCodePoint(...codes.map(Number)),
    }),
    { includes: never },
  ),
  Number: asKind(
    Object.assign((...given: Given) => (given.length === 0 ? 0 : number(given[0], new Budget())), {
      isInteger: Number.isInteger,
      isFinite: Number.isFinite,
      isNaN: Number.isNaN,
      isSafeInteger: Number.isSafeInteger,
      parseFloat: (words: unknown) => Number.parseFloat(text(words, new Budget())),
      parseInt: (words: unknown, base?: number) => Number.parseInt(text(words, new Budget()), base),
      MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
      MIN_SAFE_INTEGER: Number.MIN_SAFE_INTEGER,
      MAX_VALUE: Number.MAX_VALUE,
      MIN_VALUE: Number.MIN_VALUE,
      EPSILON: Number.EPSILON,
      POSITIVE_INFINITY: Number.POSITIVE_INFINITY,
      NEGATIVE_INFINITY: Number.NEGATIVE_INFINITY,
      NaN: Number.NaN,
    }),
    { includes: never },
  ),
  Boolean: asKind((value?: unknown) => Boolean(value), { includes: never }),
  Object: asKind(
    Object.assign((value?: unknown) => value ?? {}, OBJECT_STATICS),
    { make: ([value]) => value ?? {}, includes: isThing },
  ),
  Array: asKind(
    Object.assign((...given: Given) => makeList(given), {
      isArray: (value: unknown) => Array.isArray(value),
      from: listFrom,
      of: (...given: Given) => [...given],
    }),
    { make: makeList, includes: Array.isArray },
  ),
  RegExp: asKind((...given: Given) => makePattern(given), {
    make: makePattern,
    includes: (value) => value instanceof RegExp,
  }),
  Map: asKind(() => undefined, {
    make: ([entries]) =>
      new Map(
        (entries === undefined ? [] : iterate(entries, new Budget())) as [unknown, unknown][],
      ),
    includes: (value) => value instanceof Map,
  }),
  Set: asKind(() => undefined, {
    make: ([values]) => new Set(values === undefined ? [] : iterate(values, new Budget())),
    includes: (value) => value instanceof Set,
  }),
  Error: asKind((message?: unknown) => new Error(text(message ?? '', new Budget())), {
    make: ([message]) => new Error(text(message ?? '', new Budget())),
    includes: (value) => value instanceof Error,
  }),
  parseInt: (words: unknown, base?: number) => Number.parseInt(text(words, new Budget()), base),
  parseFloat: (words: unknown) => Number.parseFloat(text(words, new Budget())),
  isNaN: (value: unknown) => Number.isNaN(number(value, new Budget())),
  isFinite: (value: unknown) => Number.isFinite(number(value, new Budget())),
}
