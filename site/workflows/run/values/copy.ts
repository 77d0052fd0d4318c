import { isRecord } from './path.ts'

/** What JSON makes of a value: dates as text, nothing of what is `undefined`. */
export function plain<Value>(value: Value): Value {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value) ?? 'null') as Value)
}

/** Equal in all their parts, whatever the order of fields. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other))
    return false
  if (hasValue(one) || hasValue(other)) return text(one) === text(other)
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  )
}

/** Dates and the like are what they say as JSON. */
const hasValue = (value: Record<string, unknown>): boolean => typeof value['toJSON'] === 'function'

const text = (value: unknown): string | undefined => JSON.stringify(value)
