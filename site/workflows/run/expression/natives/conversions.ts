import { allowance, LIMITS } from '../interpret/budget.ts'
import { number, text } from '../interpret/coerce.ts'
import { iterate } from '../interpret/iterate.ts'
import { isCallable } from '../interpret/callable.ts'
import { define } from '../interpret/members.ts'
import { permit } from '../interpret/forbidden.ts'
import { asKind } from './kinds.ts'
import { safePattern } from './patterns.ts'

type Given = readonly unknown[]

const OBJECT_STATICS = {
  keys: (value: object) => Object.keys(value),
  values: (value: object) => Object.values(value) as unknown[],
  entries: (value: object) => Object.entries(value),
  fromEntries: (entries: unknown) => {
    const made = {}
    for (const entry of iterate(entries)) {
      const [name, value] = entry as Given
      define(made, permit(text(name)), value)
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
  hasOwn: (value: object, name: unknown) => Object.hasOwn(value, text(name)),
  groupBy: (list: unknown, keyOf: unknown) => grouped(list, keyOf),
}

function grouped(list: unknown, keyOf: unknown): object {
  if (!isCallable(keyOf)) throw new TypeError('not a function')
  const groups: Record<string, unknown[]> = {}
  iterate(list).forEach((one, at) => {
    const name = permit(text(keyOf(one, at)))
    if (!Object.hasOwn(groups, name)) define(groups, name, [])
    groups[name]!.push(one)
  })
  return groups
}

function makeList(given: Given): unknown[] {
  const [length] = given
  if (given.length !== 1 || typeof length !== 'number') return [...given]
  allowance().length(length, LIMITS.list)
  return Array.from({ length })
}

function listFrom(from: unknown, each?: unknown): unknown[] {
  const isShape = typeof from === 'object' && from !== null && !(Symbol.iterator in from)
  const list = isShape
    ? makeList([Math.max(0, Number((from as { length?: unknown }).length ?? 0))])
    : iterate(from)
  return isCallable(each) ? list.map((one, at) => each(one, at)) : [...list]
}

function makePattern([source, flags]: Given): RegExp {
  const isPattern = source instanceof RegExp
  const words = isPattern ? source.source : text(source ?? '(?:)')
  const signs = flags === undefined && isPattern ? source.flags : text(flags ?? '')
  return safePattern(new RegExp(words, signs))
}

const isThing = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const never = (): boolean => false

/** JavaScript's own makers of values: `String`, `Object`, `RegExp`… */
export const CONVERSIONS = {
  String: asKind(
    Object.assign((...given: Given) => (given.length === 0 ? '' : text(given[0])), {
      fromCharCode: (...codes: Given) => String.fromCharCode(...codes.map(Number)),
      fromCodePoint: (...codes: Given) => String.fromCodePoint(...codes.map(Number)),
    }),
    { includes: never },
  ),
  Number: asKind(
    Object.assign((...given: Given) => (given.length === 0 ? 0 : number(given[0])), {
      isInteger: Number.isInteger,
      isFinite: Number.isFinite,
      isNaN: Number.isNaN,
      isSafeInteger: Number.isSafeInteger,
      parseFloat: (words: unknown) => Number.parseFloat(text(words)),
      parseInt: (words: unknown, base?: number) => Number.parseInt(text(words), base),
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
      new Map((entries === undefined ? [] : iterate(entries)) as [unknown, unknown][]),
    includes: (value) => value instanceof Map,
  }),
  Set: asKind(() => undefined, {
    make: ([values]) => new Set(values === undefined ? [] : iterate(values)),
    includes: (value) => value instanceof Set,
  }),
  Error: asKind((message?: unknown) => new Error(text(message ?? '')), {
    make: ([message]) => new Error(text(message ?? '')),
    includes: (value) => value instanceof Error,
  }),
  parseInt: (words: unknown, base?: number) => Number.parseInt(text(words), base),
  parseFloat: (words: unknown) => Number.parseFloat(text(words)),
  isNaN: (value: unknown) => Number.isNaN(number(value)),
  isFinite: (value: unknown) => Number.isFinite(number(value)),
}
