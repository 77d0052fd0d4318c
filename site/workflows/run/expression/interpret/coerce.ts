import { DateTime, Duration, Interval } from 'luxon'
import { dateText } from '../natives/utc.ts'
import { allowance, type Budget } from './budget.ts'

/** A value as text, as `String(value)` gives it, without running anybody's `toString`. */
export function text(value: unknown, budget: Budget = allowance()): string {
  if (typeof value === 'string') return value
  if (typeof value === 'function') throw new TypeError('a function has no text')
  if (typeof value !== 'object' || value === null) return String(value)
  budget.spend()
  if (Array.isArray(value)) return budget.within(() => joined(value, ',', budget))
  if (value instanceof Date) return dateText(value)
  if (isLuxon(value)) return String(value)
  if (value instanceof RegExp || value instanceof Error) return String(value)
  return Object.prototype.toString.call(value)
}

/** A list as text, with nothing for what is missing. */
export function joined(list: readonly unknown[], separator: string, budget: Budget): string {
  budget.spend(list.length / 50)
  let length = 0
  const texts = list.map((one) => {
    const words = one === undefined || one === null ? '' : text(one, budget)
    length += words.length + separator.length
    budget.length(length)
    return words
  })
  return texts.join(separator)
}

type Primitive = string | number | boolean | bigint | symbol | null | undefined

/** What an operator reckons with in place of a value. */
export function primitive(value: unknown, budget: Budget, wanted?: 'number'): Primitive {
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
    if (value instanceof Date) return wanted === 'number' ? value.getTime() : dateText(value)
    if (DateTime.isDateTime(value) || Duration.isDuration(value)) return value.valueOf()
    return text(value, budget)
  }
  return value as Primitive
}

export function number(value: unknown, budget: Budget = allowance()): number {
  return Number(primitive(value, budget, 'number'))
}

export function isLuxon(value: unknown): value is DateTime | Duration | Interval {
  return DateTime.isDateTime(value) || Duration.isDuration(value) || Interval.isInterval(value)
}

/**
 * Lets values through to JavaScript's own functions, which may take any of them for text: a few
 * lists, each twice within the next, would make more of it than there is memory.
 */
function guard(values: readonly unknown[], budget: Budget): void {
  budget.spend(1 + values.length / 50)
  budget.within(() => {
    for (const value of values) {
      if (Array.isArray(value)) guard(value, budget)
    }
  })
}

/** The same for arguments, of which options hold lists too: `{ days: [] }`. */
export function guardGiven(given: readonly unknown[], budget: Budget): void {
  guard(given, budget)
  for (const one of given) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) continue
    guard(Object.values(one).filter(Array.isArray), budget)
  }
}
