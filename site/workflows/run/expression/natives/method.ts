import type { Budget } from '../interpret/budget.ts'
import { text } from '../interpret/coerce.ts'
import { isCallable } from '../interpret/callable.ts'

/** One of JavaScript's own methods, as expressions may call it. */
export type Method<Self> = (self: Self, given: readonly unknown[], budget: Budget) => unknown

export type Methods<Self> = Readonly<Record<string, Method<Self>>>

/** JavaScript's own method of a name, for arguments that it takes as they are. */
export function own<Self extends object | string | number | boolean>(
  prototype: object,
  names: string,
  prepare: (given: unknown, budget: Budget) => unknown = (given) => given,
): Methods<Self> {
  return Object.fromEntries(
    names.split(' ').map((name): [string, Method<Self>] => {
      const method = (prototype as Record<string, (...given: unknown[]) => unknown>)[name]
      return [
        name,
        (self, given, budget) => {
          if (method === undefined) throw new TypeError(`${name} is not a function`)
          const prepared = given.map((one) => prepare(one, budget))
          return budget.fit(Reflect.apply(method, self, prepared))
        },
      ]
    }),
  )
}

/** A method that says what a value is. */
export const asText: Method<unknown> = (self, _, budget) => text(self, budget)

/** Text in place of a list or an object: JavaScript would ask these for their own. */
export function plainly(given: unknown, budget: Budget): unknown {
  if (given instanceof RegExp) return given
  const isThing = typeof given === 'object' && given !== null
  return isThing || typeof given === 'function' ? text(given, budget) : given
}

export function needCallable(value: unknown): (...given: readonly unknown[]) => unknown {
  if (!isCallable(value)) throw new TypeError('not a function')
  return value
}
