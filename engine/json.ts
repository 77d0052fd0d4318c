/** Plain JSON data: all that a snapshot may hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Deep enough for anything sensible, shallow enough for every stack. */
const MAX_DEPTH = 32
/** What contains itself twice doubles at every level: it would be copied until the sun goes out. */
export const MAX_VALUES = 100_000

/** A copy that shares nothing with the original; `undefined` where it is not plain JSON. */
export const copyJson = (
  value: unknown,
  depth = 0,
  left = { values: MAX_VALUES },
): Json | undefined => {
  if (left.values-- <= 0) return undefined
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (depth === MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    const list = Array.from(value, (item) => copyJson(item, depth + 1, left))
    return list.includes(undefined) ? undefined : (list as Json[])
  }
  if (!isObject(value)) return undefined
  const fields = Object.keys(value).map(
    (key) => [key, copyJson(value[key], depth + 1, left)] as const,
  )
  return fields.some(([key, field]) => field === undefined || key === '__proto__')
    ? undefined
    : (Object.fromEntries(fields) as JsonObject)
}

/** A number that JSON can write. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** A plain object; class instances and lists are none. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const proto: unknown = Object.getPrototypeOf(value)
  return proto === null || Object.getPrototypeOf(proto) === null
}

/** Writing `record['__proto__']` would change the record's nature instead of adding to it. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== '__proto__'
