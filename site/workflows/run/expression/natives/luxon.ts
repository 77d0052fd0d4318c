import { DateTime, Duration, Interval } from 'luxon'
import { isCallable } from '../interpret/callable.ts'
import type { Methods } from './method.ts'

/** Makers of many values, and openings into how Luxon is made: not for expressions. */
const CLOSED = new Set(['constructor', 'loc', 'splitBy', 'divideEqually', 'reconfigure'])

/** The methods and fields that Luxon documents for one of its classes. */
function documented(
  kind: { readonly prototype: object },
  more: readonly string[] = [],
): {
  readonly methods: Methods<object>
  readonly fields: ReadonlySet<string>
} {
  const methods: Record<string, Methods<object>[string]> = {}
  const fields = new Set(more)
  const members = Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))
  for (const [name, member] of members) {
    if (CLOSED.has(name) || name.startsWith('_')) continue
    const { value } = member as { value?: unknown }
    if (value === undefined) fields.add(name)
    else if (isCallable(value)) {
      methods[name] = (self, given, budget) => {
        for (const one of given) budget.length(typeof one === 'string' ? one.length : 0, 500)
        return Reflect.apply(value, self, given)
      }
    }
  }
  return { methods, fields }
}

export const LUXON = {
  DateTime: documented(DateTime, ['ts']),
  Duration: documented(Duration),
  Interval: documented(Interval),
  Zone: { methods: {}, fields: new Set(['name', 'type', 'isUniversal', 'isValid']) },
}
