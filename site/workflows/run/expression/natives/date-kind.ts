import { number, text } from '../interpret/coerce.ts'
import type { Clock } from '../names.ts'
import { asKind } from './kinds.ts'
import { dateText, parseDate } from './utc.ts'

type Given = readonly unknown[]

/** `Date`, whose clock stands still. */
export function dateKind({ now }: Clock): object {
  const make = (given: Given): Date => {
    if (given.length === 0) return new Date(now)
    const [first] = given
    if (given.length > 1) return new Date(Date.UTC(...(given.map(Number) as [number, number])))
    if (first instanceof Date) return new Date(first)
    if (typeof first === 'string') return new Date(parseDate(first))
    return new Date(number(first))
  }
  const statics = {
    now: () => now.getTime(),
    parse: (words: unknown) => parseDate(text(words)),
    UTC: (...parts: Given) => Date.UTC(...(parts.map(Number) as [number, number])),
  }
  const kind = { make, includes: (value: unknown) => value instanceof Date }
  return asKind(
    Object.assign(() => dateText(now), statics),
    kind,
  )
}
