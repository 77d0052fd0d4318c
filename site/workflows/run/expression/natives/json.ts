import { LIMITS } from '../interpret/budget.ts'
import type { Budget } from '../interpret/budget.ts'
import { isLuxon } from '../interpret/coerce.ts'
import { type Callable, isCallable } from '../interpret/callable.ts'
import { define } from '../interpret/members.ts'

/** `JSON.stringify`, of values that are not too large when written out. */
export function json(
  value: unknown,
  budget: Budget,
  replacer?: unknown,
  indent?: unknown,
): string | undefined {
  weigh(value, budget)
  const space = typeof indent === 'number' || typeof indent === 'string' ? indent : undefined
  const by = isCallable(replacer) ? counted(replacer, budget) : listed(replacer)
  return budget.fit(JSON.stringify(value, by as Replacer | undefined, space))
}

type Replacer = (key: string, value: unknown) => unknown

const listed = (replacer: unknown): unknown => (Array.isArray(replacer) ? replacer : undefined)

/** What a function puts in the place of a value has not been weighed. */
function counted(replacer: Callable, budget: Budget): Replacer {
  return (key, value) => {
    budget.spend()
    return replacer(key, value)
  }
}

/** A value that is written once for each place it stands in: few objects can make much text. */
function weigh(value: unknown, budget: Budget): void {
  let length = 0
  const add = (one: unknown): void => {
    length += typeof one === 'string' ? one.length : 1
    budget.length(length, LIMITS.text)
    if (typeof one !== 'object' || one === null || isLuxon(one)) return
    if ('toJSON' in one && !(one instanceof Date)) throw new TypeError('toJSON cannot be given')
    budget.within(() => {
      for (const inner of Object.values(one)) add(inner)
    })
  }
  add(value)
  budget.spend(length / 200)
}

/** `JSON.parse`. */
export function parsed(words: string, reviver?: unknown): unknown {
  const value: unknown = JSON.parse(words)
  if (!isCallable(reviver)) return value
  const revive = (name: string, one: unknown): unknown => {
    if (typeof one === 'object' && one !== null) {
      for (const [key, inner] of Object.entries(one)) define(one, key, revive(key, inner))
    }
    return reviver(name, one)
  }
  return revive('', value)
}
