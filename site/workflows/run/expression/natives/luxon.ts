import { DateTime, Duration, Interval } from 'luxon'
import type { Methods } from './method.ts'

/** Makers of many values, and openings into how Luxon is made: not for expressions. */
const CLOSED = new Set([
  'constructor',
  'loc',
  'splitBy',
  'divideEqually',
  'reconfigure',
  'toDuration',
])

/** The methods and fields that Luxon documents for one of its classes. */
function documented(kind: { readonly prototype: object }): {
  readonly methods: Methods<object>
  readonly fields: ReadonlySet<string>
} {
  const methods: Record<string, Methods<object>[string]> = {}
  const fields = new Set<string>()
  const members = Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))
  for (const [name, { get, value }] of members) {
    if (CLOSED.has(name) || name.startsWith('_')) continue
    if (get !== undefined) fields.add(name)
    else if (typeof value === 'function') {
      methods[name] = (self, given, budget) => {
        for (const one of given) budget.length(typeof one === 'string' ? one.length : 0, 500)
        return Reflect.apply(value as (...given: unknown[]) => unknown, self, given)
      }
    }
  }
  return { methods, fields }
}

export const LUXON = {
  DateTime: documented(DateTime),
  Duration: documented(Duration),
  Interval: documented(Interval),
}
