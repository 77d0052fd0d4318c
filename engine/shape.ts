import { copyJson, isKey, isNumber, isObject, type Json, type JsonObject } from './json.ts'

/** Where unknown data was not what it should be: `stats.energy`, `must be a number`. */
export interface Issue {
  readonly place: string
  readonly problem: string
  /** Nothing was lost: a field that these rules do not know stays as it is. */
  readonly kept?: true
}

/**
 * Reads unknown data as a `T` and never throws. What is wrong is noted and mended: brought into
 * range, or taken from `base`, as what is absent is, without a word. `undefined` means that there
 * was nothing to mend it with.
 */
export type Reader<T> = (value: unknown, to: Issue[], place: string, base?: T) => T | undefined

const numeric =
  (kind: string, round: (value: number) => number) =>
  (min: number, max: number): Reader<number> =>
  (value, to, place, base) => {
    const mended = isNumber(value) ? Math.max(min, Math.min(max, round(value))) + 0 : base
    return mended === value
      ? mended
      : wrong(to, place, `must be a ${kind} from ${min} to ${max}`, mended)
  }

export const whole = numeric('whole number', Math.round)

/** A number of any fineness. */
export const between = numeric('number', (value) => value)

const MOST = Number.MAX_SAFE_INTEGER
export const count: Reader<number> = whole(0, MOST)
export const positive: Reader<number> = whole(1, MOST)
export const moment: Reader<number> = whole(-MOST, MOST)

/** Plain JSON that `accepts` agrees to. */
export const only =
  /* @__NO_SIDE_EFFECTS__ */
  <T extends Json>(
    accepts: (value: Json) => value is T,
    problem = 'must be of the right kind',
  ): Reader<T> =>
    (value, to, place, base) => {
      const copy = copyJson(value)
      return copy !== undefined && accepts(copy) ? copy : wrong(to, place, problem, base)
    }

export const text = only((value) => typeof value === 'string', 'must be text')

export const flag = only((value) => typeof value === 'boolean', 'must be true or false')

export const oneOf = <const T extends string>(choices: readonly T[]): Reader<T> =>
  only((value): value is T => choices.includes(value as T), `must be one of ${choices.join(', ')}`)

// For fields whose content the rules leave open.
export const json = only((_value): _value is Json => true)
export const object = only((value): value is JsonObject => isObject(value))

export const maybe =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, to, place, base) =>
    value === null ? null : (reader(value, to, place, base ?? undefined) ?? base)

/** A list of at most `cap` entries, the newest kept; entries that cannot be read are dropped. */
export const list =
  <T>(reader: Reader<T>, cap = Infinity): Reader<readonly T[]> =>
  (value, to, place, base) => {
    if (!Array.isArray(value)) return wrong(to, place, 'must be a list', base)
    const entries = Array.from(value, (entry, i) => reader(entry, to, `${place}[${i}]`)).filter(
      (entry) => entry !== undefined,
    )
    if (entries.length <= cap) return entries
    return wrong(to, place, `must hold at most ${cap} entries`, entries.slice(-cap))
  }

/** A list in which nothing is called the same twice: the first of that name stays. */
export const named =
  <T extends { readonly id: unknown }>(reader: Reader<readonly T[]>): Reader<readonly T[]> =>
  (value, to, place, base) => {
    const read = reader(value, to, place, base)
    const ids = read?.map(({ id }) => id)
    const kept = read?.filter(({ id }, i) => ids!.indexOf(id) === i)
    return kept?.length === read?.length
      ? read
      : wrong(to, place, 'must not hold an id twice', kept)
  }

/** A map from any key to what `reader` reads. */
export const mapOf = <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  shape({}, reader)

/**
 * An object with these fields, read in this order. Others follow, read by `rest`; without it they
 * are copied, and noted.
 */
export const shape =
  <T extends object>(
    fields: { readonly [K in keyof T]-?: Reader<T[K]> },
    rest?: Reader<T[keyof T]>,
  ): Reader<T> =>
  (value, to, place, base) => {
    if (!isObject(value)) return wrong(to, place, 'must be an object', base)
    const at = (key: string): string => (place === '' ? key : `${place}.${key}`)
    const read: Partial<T> = {}
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const field = Object.hasOwn(value, key)
        ? fields[key](value[key], to, at(key), base?.[key])
        : base
          ? base[key]
          : wrong(to, at(key), 'is missing', undefined)
      if (field === undefined) return undefined
      read[key] = field
    }
    for (const key of Object.keys(value) as (keyof T & string)[])
      if (!Object.hasOwn(fields, key)) {
        const inner = at(key)
        const field = isKey(key)
          ? (rest ?? other)(value[key], to, inner)
          : wrong(to, inner, UNKNOWN, undefined)
        if (field !== undefined) read[key] = field as T[typeof key]
      }
    return read as T
  }

const UNKNOWN = 'is no known field'

/** A field that nobody knows stays as it is, where it is plain JSON. */
const other: Reader<unknown> = (value, to, place) => {
  const kept = copyJson(value)
  to.push({ place, problem: UNKNOWN, ...(kept !== undefined && { kept: true }) })
  return kept
}

/** Notes what is wrong, and gives what stands in for it. */
export const wrong = <T>(to: Issue[], place: string, problem: string, mended: T): T => {
  to.push({ place, problem })
  return mended
}
