import { LIMITS } from '../interpret/budget.ts'
import type { Budget } from '../interpret/budget.ts'
import { isCallable } from '../interpret/machine.ts'
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
  const by = isCallable(replacer) || Array.isArray(replacer) ? replacer : undefined
  return budget.fit(
    JSON.stringify(value, by as ((key: string, value: unknown) => unknown) | undefined, space),
  )
}

/** A value that is written once for each place it stands in: few objects can make much text. */
function weigh(value: unknown, budget: Budget): void {
  let length = 0
  const add = (one: unknown): void => {
    length += typeof one === 'string' ? one.length : 1
    budget.length(length, LIMITS.text)
    if (typeof one !== 'object' || one === null) return
    budget.within(() => {
      for (const inner of Object.values(one)) add(inner)
    })
  }
  add(value)
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
