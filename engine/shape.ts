import { copyJson, isKey, isObject, type Json } from './json.ts'

/** Where unknown data was not what it should be: `stats.energy`, `must be a number`. */
export interface Issue {
  readonly place: string
  readonly problem: string
}

export interface Inspection {
  readonly issues: Issue[]
  /** Whether absent fields are as good as their defaults, and not worth a word. */
  readonly partial: boolean
}

/**
 * Reads unknown data as a `T` and never throws. What is wrong is noted and mended: brought into
 * range, or taken from `base`. `undefined` means that there was nothing to mend it with.
 */
export type Reader<T> = (value: unknown, to: Inspection, place: string, base?: T) => T | undefined

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, to, place, base) => {
    if (typeof value !== 'number' || !Number.isFinite(value))
      return wrong(to, place, 'must be a number', base)
    const mended = Math.max(min, Math.min(max, Math.round(value))) + 0
    return mended === value
      ? mended
      : wrong(to, place, `must be a whole number from ${min} to ${max}`, mended)
  }

/** A number of any fineness from `min` to `max`. */
export const between =
  (min: number, max: number): Reader<number> =>
  (value, to, place, base) => {
    if (typeof value !== 'number' || !Number.isFinite(value))
      return wrong(to, place, 'must be a number', base)
    const mended = Math.max(min, Math.min(max, value)) + 0
    return mended === value
      ? mended
      : wrong(to, place, `must lie between ${min} and ${max}`, mended)
  }

export const text: Reader<string> = (value, to, place, base) =>
  typeof value === 'string' ? value : wrong(to, place, 'must be text', base)

export const flag: Reader<boolean> = (value, to, place, base) =>
  typeof value === 'boolean' ? value : wrong(to, place, 'must be true or false', base)

export const oneOf =
  <const T extends string>(choices: readonly T[]): Reader<T> =>
  (value, to, place, base) =>
    choices.includes(value as T)
      ? (value as T)
      : wrong(to, place, `must be one of ${choices.join(', ')}`, base)

/** Text that `accepts` agrees to. */
export const textLike =
  (accepts: (value: string) => boolean, problem: string): Reader<string> =>
  (value, to, place, base) =>
    typeof value === 'string' && accepts(value) ? value : wrong(to, place, problem, base)

export const maybe =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, to, place, base) =>
    value === null ? null : (reader(value, to, place, base ?? undefined) ?? base)

/** Anything that is plain JSON, for fields whose use is open. */
export const anything =
  <T extends Json>(accepts: (value: Json) => value is T): Reader<T> =>
  (value, to, place, base) => {
    const copy = copyJson(value)
    return copy !== undefined && accepts(copy)
      ? copy
      : wrong(to, place, 'must be plain JSON of the right kind', base)
  }

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

/** A map from any key to what `reader` reads. */
export const mapOf =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, to, place, base) => {
    if (!isObject(value)) return wrong(to, place, 'must be an object', base)
    const map: Record<string, T> = {}
    for (const key of Object.keys(value)) {
      const inner = `${place}.${key}`
      const field = isKey(key)
        ? reader(value[key], to, inner)
        : wrong(to, inner, 'must not be called that', undefined)
      if (field !== undefined) map[key] = field
    }
    return map
  }

/** An object with exactly these fields, read in this order. */
export const shape =
  <T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value, to, place, base) => {
    if (!isObject(value)) return wrong(to, place, 'must be an object', base)
    const at = (key: string): string => (place === '' ? key : `${place}.${key}`)
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) wrong(to, at(key), 'is no known field', undefined)
    const read: Partial<T> = {}
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const field = Object.hasOwn(value, key)
        ? fields[key](value[key], to, at(key), base?.[key])
        : to.partial && base
          ? base[key]
          : wrong(to, at(key), 'is missing', base?.[key])
      if (field === undefined) return undefined
      read[key] = field
    }
    return read as T
  }

const wrong = <T>(to: Inspection, place: string, problem: string, mended: T): T => {
  to.issues.push({ place, problem })
  return mended
}
