import { freeze } from './share.ts'

/**
 * A 64-bit fingerprint of plain data as 16 hex digits; the order of keys does not matter. Whole
 * 32-bit multiplications only, so that every browser agrees. Not for secrets.
 *
 * Frozen objects are remembered by identity: snapshots share what did not change, so hashing one
 * costs about as much as what changed since the last.
 */
export const digest = (value: unknown): string => {
  const { high, low } = fold(value)
  return hex(high) + hex(low)
}

interface Lanes {
  readonly high: number
  readonly low: number
}

const known = new WeakMap<object, Lanes>()

const fold = (value: unknown): Lanes => {
  if (typeof value !== 'object' || value === null) return ofText(`${typeof value}:${String(value)}`)
  const before = known.get(value) ?? written.get(value)
  if (before) return before
  const lanes = Array.isArray(value) ? ofList(value) : ofObject(value as never)
  if (Object.isFrozen(value)) known.set(value, lanes)
  return lanes
}

const ofList = (list: readonly unknown[]): Lanes => {
  const lanes = list.reduce<Lanes>((before, entry) => mix(before, fold(entry)), ofText('['))
  if (written.has(list)) written.set(list, lanes)
  return lanes
}

const ofObject = (object: Fields): Lanes => {
  const keys = Object.keys(object)
  if (keys.length > WIDE) {
    const sum = { high: 0, low: 0 }
    for (const key of keys) if (object[key] !== undefined) add(sum, key, object[key], 1)
    if (written.has(object)) written.set(object, sum)
    return sum
  }
  let lanes = ofText('{')
  for (const key of keys.sort()) {
    // A field that is absent and one that is undefined are the same thing in JSON.
    if (object[key] !== undefined) lanes = mix(mix(lanes, ofText(key)), fold(object[key]))
  }
  return lanes
}

type Fields = Readonly<Record<string, unknown>>

/** Records of more fields are a sum of them: one more is added, and the rest is not read again. */
const WIDE = 256

const add = (sum: Sum, key: string, value: unknown, times: 1 | -1): void => {
  const { high, low } = mix(ofText(key), fold(value))
  sum.high = (sum.high + times * high) >>> 0
  sum.low = (sum.low + times * low) >>> 0
}

type Sum = { -readonly [K in keyof Lanes]: Lanes[K] }

/** A run's own records and lists, which {@link put} and {@link append} alone write to; what they come to. */
const written = new WeakMap<object, Sum | undefined>()

/** What a snapshot holds is none of them: frozen by us, or open as a host copied it. */
const isOwn = (value: object): boolean => written.has(value) && !Object.isFrozen(value)

/** A record that may grow without end, with one field written. */
export const put = <V>(
  record: Readonly<Record<string, V>>,
  key: string,
  value: V,
): Readonly<Record<string, V>> => {
  const own = isOwn(record) ? (record as Record<string, V>) : { ...record }
  const sum = written.get(own)
  if (sum && Object.hasOwn(own, key)) add(sum, key, own[key], -1)
  if (sum) add(sum, key, value, 1)
  written.set(own, sum)
  own[key] = value
  return own
}

/** A list that may grow without end, with one entry more. */
export const append = <T>(list: readonly T[], entry: T): readonly T[] => {
  const own = isOwn(list) ? (list as T[]) : [...list]
  const lanes = written.get(own)
  written.set(own, lanes && mix(lanes, fold(freeze(entry))))
  own.push(entry)
  return own
}

const ofText = (text: string): Lanes => {
  let high = 0xdead_beef
  let low = 0x41c6_ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 0x9e37_79b1)
    low = Math.imul(low ^ unit, 0x5f35_6495)
  }
  return stir(high, low)
}

const mix = (one: Lanes, two: Lanes): Lanes =>
  stir(
    Math.imul(one.high ^ two.low, 0x85eb_ca6b) + two.high,
    Math.imul(one.low ^ two.high, 0xc2b2_ae35) + two.low,
  )

/** Mixes both lanes, so that every bit of the input affects every bit of the result. */
const stir = (high: number, low: number): Lanes => {
  const a =
    Math.imul(high ^ (high >>> 16), 0x85eb_ca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2_ae35)
  const b = Math.imul(low ^ (low >>> 16), 0x85eb_ca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2_ae35)
  return { high: a >>> 0, low: b >>> 0 }
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')
