import type { BlockStatement, Statement, SwitchStatement, TryStatement } from 'acorn'
import { ExpressionError } from '../problem.ts'
import { declare } from './declarations.ts'
import type { End, Run } from './end.ts'
import { closure } from './functions.ts'
import { forEach, forSteps, repeat } from './loops.ts'
import { bind } from './patterns.ts'
import type { Scope } from './scope.ts'
import { caughtIn, isFinal, thrown } from './thrown.ts'

/** What a function's block returns. */
export function body(block: BlockStatement, scope: Scope): unknown {
  const end = all(block.body, scope)
  return end?.how === 'return' ? end.value : undefined
}

function all(statements: readonly Statement[], scope: Scope): End | undefined {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration') {
      scope.declare(statement.id.name, closure(statement, scope))
    }
  }
  for (const statement of statements) {
    const end = run(statement, scope)
    if (end !== undefined) return end
  }
  return undefined
}

const run: Run = (statement, scope) => {
  const { value, budget } = scope.machine
  budget.spend()
  switch (statement.type) {
    case 'ExpressionStatement':
      value(statement.expression, scope)
      return undefined
    case 'VariableDeclaration':
      declare(statement, scope)
      return undefined
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return undefined
    case 'ReturnStatement': {
      const result = statement.argument ? value(statement.argument, scope) : undefined
      return { how: 'return', value: result }
    }
    case 'IfStatement': {
      const way = value(statement.test, scope) ? statement.consequent : statement.alternate
      return way ? run(way, scope) : undefined
    }
    case 'BlockStatement':
      return budget.within(() => all(statement.body, scope.inner()))
    case 'BreakStatement':
      return { how: 'break' }
    case 'ContinueStatement':
      return { how: 'continue' }
    case 'ForOfStatement':
    case 'ForInStatement':
      return forEach(statement, scope, run)
    case 'ForStatement':
      return forSteps(statement, scope, run)
    case 'WhileStatement':
    case 'DoWhileStatement':
      return repeat(statement, scope, run)
    case 'SwitchStatement':
      return choose(statement, scope)
    case 'ThrowStatement':
      throw thrown(value(statement.argument, scope))
    case 'TryStatement':
      return attempt(statement, scope)
    default:
      throw new ExpressionError('unsupported', { name: statement.type })
  }
}

function choose({ discriminant, cases }: SwitchStatement, outer: Scope): End | undefined {
  const { value } = outer.machine
  const wanted = value(discriminant, outer)
  const scope = outer.inner()
  const matching = cases.findIndex(({ test }) => test && value(test, scope) === wanted)
  const from = matching === -1 ? cases.findIndex(({ test }) => !test) : matching
  if (from === -1) return undefined
  const end = all(
    cases.slice(from).flatMap(({ consequent }) => consequent),
    scope,
  )
  return end?.how === 'break' ? undefined : end
}

function attempt({ block, handler, finalizer }: TryStatement, scope: Scope): End | undefined {
  let end: End | undefined
  try {
    end = all(block.body, scope.inner())
  } catch (error) {
    if (!handler || isFinal(error)) throw error
    const inner = scope.inner()
    if (handler.param) {
      bind(handler.param, caughtIn(error), inner, (name, one) => inner.declare(name, one))
    }
    end = all(handler.body.body, inner)
  } finally {
    const last = finalizer ? all(finalizer.body, scope.inner()) : undefined
    end = last ?? end
  }
  return end
}
