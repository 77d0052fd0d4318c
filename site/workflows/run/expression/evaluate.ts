import { Budget, spending } from './interpret/budget.ts'
import { isLuxon } from './interpret/coerce.ts'
import { copier } from './interpret/copies.ts'
import { value } from './interpret/expressions.ts'
import type { Machine } from './interpret/scope.ts'
import { isCallable } from './interpret/callable.ts'
import { Scope } from './interpret/scope.ts'
import { body } from './interpret/statements.ts'
import { isExtended } from './extended.ts'
import type { Names } from './names.ts'
import { clockOf } from './names.ts'
import { parse } from './parse.ts'
import { ExpressionError } from './problem.ts'
import { atTime } from './time.ts'

/** What an expression is worth, or the error with which it fails. */
export function evaluate(source: string, names: Names): unknown {
  return evaluateIn(source, names, isExtended([source]))
}

/**
 * Like n8n, takes what JavaScript itself would throw (a member of nothing, a call of nothing) for
 * `undefined`, and fails only with errors that say something to whoever wrote the expression.
 */
export function evaluateIn(source: string, names: Names, extended: boolean): unknown {
  const { expression, changes, isGuarded } = parse(source)
  const budget = new Budget()
  const adopt = changes ? copier(budget) : (given: unknown) => given
  const machine: Machine = { names, budget, extended, value, body, adopt }
  return atTime(clockOf(names), () => {
    try {
      return spending(budget, () => whole(value(expression, new Scope(machine)), budget))
    } catch (error) {
      if (error instanceof ExpressionError) throw error
      if (!isGuarded) throw new ExpressionError('impossible')
      return undefined
    }
  })
}

/** n8n hands on data only: no function, nor anything that holds one. */
function whole(result: unknown, budget: Budget): unknown {
  if (isCallable(result)) throw new ExpressionError('function')
  if (typeof result === 'string') budget.spend(result.length / 20)
  if (typeof result !== 'object' || result === null || isLuxon(result)) return result
  if (result instanceof Date || result instanceof RegExp || result instanceof Error) return result
  const isCollection = result instanceof Map || result instanceof Set
  if (Symbol.iterator in result && 'next' in result) throw new ExpressionError('function')
  budget.spend(0.5)
  budget.within(() => {
    for (const one of isCollection ? [...result] : Object.values(result)) whole(one, budget)
  })
  return result
}
