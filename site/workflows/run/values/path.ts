import type { Fields } from '../piece.ts'

/** Reads and writes values within values by a path such as `a.b[0].c`, as n8n's nodes take them. */
export function read(from: unknown, path: string): unknown {
  if (isRecord(from) && Object.hasOwn(from, path)) return from[path]
  let value = from
  for (const key of keysOf(path)) {
    if (value === null || value === undefined) return undefined
    value = member(value, key)
  }
  return value
}

/** A copy with the value set; what stands in the way is replaced. */
export function write(into: Fields, path: string, value: unknown): Fields {
  return put(into, Object.hasOwn(into, path) ? [path] : keysOf(path), value) as Fields
}

/** A copy without the value. */
export function erase(from: Fields, path: string): Fields {
  return cut(from, Object.hasOwn(from, path) ? [path] : keysOf(path)) as Fields
}

/** The reading and writing that a node's option about dots asks for. */
export const pathsOf = (dots: boolean): Paths =>
  dots
    ? { read, write, erase }
    : {
        read: (from, key) => (isRecord(from) ? member(from, key) : undefined),
        write: (into, key, value) => put(into, [key], value) as Fields,
        erase: (from, key) => cut(from, [key]) as Fields,
      }

export interface Paths {
  readonly read: (from: unknown, path: string) => unknown
  readonly write: (into: Fields, path: string, value: unknown) => Fields
  readonly erase: (from: Fields, path: string) => Fields
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An object and neither a list nor a date or the like. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  !Array.isArray(value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

export function keysOf(path: string): readonly string[] {
  const keys: string[] = []
  const pattern =
    /[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g
  if (path.startsWith('.')) keys.push('')
  for (const [match, figure, quote, text] of path.matchAll(pattern))
    keys.push(quote === undefined ? (figure ?? match) : text!.replaceAll(/\\(\\)?/g, '$1'))
  return keys
}

/** Never anything inherited: a field named `constructor` is only a field. */
function member(value: unknown, key: string): unknown {
  if (typeof value === 'string')
    return key === 'length' ? value.length : value[Number.parseInt(key, 10)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function put(into: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (isUnsafe(key)) return into
  const copy: unknown = Array.isArray(into)
    ? [...(into as unknown[])]
    : isRecord(into)
      ? { ...into }
      : /^(?:0|[1-9]\d*)$/.test(key)
        ? []
        : {}
  const target = copy as Record<string, unknown>
  target[key] = put(member(into, key), rest, value)
  return copy
}

function cut(from: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys
  if (key === undefined || !isRecord(from) || !Object.hasOwn(from, key)) return from
  if (Array.isArray(from)) {
    const list: unknown[] = [...(from as unknown[])]
    list[Number(key)] = rest.length === 0 ? undefined : cut(list[Number(key)], rest)
    return list
  }
  if (rest.length > 0) return { ...from, [key]: cut(from[key], rest) }
  const { [key]: _, ...others } = from
  return others
}

const isUnsafe = (key: string): boolean => ['__proto__', 'constructor', 'prototype'].includes(key)
