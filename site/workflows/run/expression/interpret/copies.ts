import { isPlain } from '../natives/families.ts'
import type { Budget } from './budget.ts'
import { isCallable } from './callable.ts'

/**
 * Copies, once each, the lists and objects that an expression is given: it may sort and change
 * them, and nobody else sees it. What holds functions or answers when asked is left as it is.
 */
export function copier(budget: Budget): (value: unknown) => unknown {
  const copies = new WeakMap<object, unknown>()
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = copies.get(value)
    if (known !== undefined) return known
    budget.spend(0.1)
    const made = copied(value)
    copies.set(value, made)
    if (typeof made === 'object' && made !== null) copies.set(made, made)
    return made
  }
  const copied = (value: object): unknown => {
    if (Array.isArray(value)) return budget.within(() => value.map(copy))
    if (!isPlain(value)) return value
    const fields = Object.values(Object.getOwnPropertyDescriptors(value))
    if (fields.some((field) => !('value' in field) || isCallable(field.value))) return value
    return budget.within(() =>
      Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])),
    )
  }
  return copy
}
