import { Budget } from './interpret/budget.ts'
import { copier } from './interpret/copies.ts'
import { value } from './interpret/expressions.ts'
import { isCallable, type Machine } from './interpret/machine.ts'
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
  const { expression, changes } = parse(source)
  const budget = new Budget()
  const adopt = changes ? copier(budget) : (given: unknown) => given
  const machine: Machine = { names, budget, extended, value, body, adopt }
  return atTime(clockOf(names), () => {
    try {
      return whole(value(expression, new Scope(machine)))
    } catch (error) {
      if (error instanceof ExpressionError) throw error
      return undefined
    }
  })
}

function whole(result: unknown): unknown {
  if (isCallable(result)) throw new ExpressionError('function')
  return result
}
