import { allowance, type Budget, LIMITS } from './budget.ts'

/** The values that `...` and `of` take out of one. */
export function iterate(value: unknown, budget: Budget = allowance()): unknown[] {
  if (Array.isArray(value)) {
    budget.spend(1 + value.length / 10)
    return value
  }
  const isKnown =
    typeof value === 'string' ||
    value instanceof Map ||
    value instanceof Set ||
    (typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value)
  if (!isKnown) throw new TypeError('not iterable')
  const values: unknown[] = []
  for (const one of value as Iterable<unknown>) {
    budget.spend(0.1)
    budget.length(values.push(one), LIMITS.list)
  }
  return values
}
