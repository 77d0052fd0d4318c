import type { BlockStatement, Expression, Statement, VariableDeclaration } from 'acorn'
import { ExpressionError } from '../problem.ts'
import { closure } from './functions.ts'
import { iterate } from './iterate.ts'
import { bind } from './patterns.ts'
import type { Scope } from './scope.ts'

/** How a statement ends, when not simply at its end. */
type End =
  | { readonly how: 'return'; readonly value: unknown }
  | { readonly how: 'break' | 'continue' }

/** What a function's block returns. */
export function body(block: BlockStatement, scope: Scope): unknown {
  const end = blockOf(block.body, scope)
  return end?.how === 'return' ? end.value : undefined
}

function blockOf(statements: readonly Statement[], scope: Scope): End | undefined {
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

function run(statement: Statement, scope: Scope): End | undefined {
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
      return budget.within(() => blockOf(statement.body, scope.inner()))
    case 'BreakStatement':
    case 'ContinueStatement':
      if (statement.label) break
      return { how: statement.type === 'BreakStatement' ? 'break' : 'continue' }
    case 'ForOfStatement': {
      for (const one of iterate(value(statement.right, scope), budget)) {
        const inner = scope.inner()
        if (statement.left.type === 'VariableDeclaration') declare(statement.left, inner, one)
        else bind(statement.left, one, inner, (name, given) => scope.write(name, given))
        const end = run(statement.body, inner)
        if (end?.how === 'break') break
        if (end?.how === 'return') return end
      }
      return undefined
    }
    case 'WhileStatement':
      return loop(statement.test, undefined, statement.body, scope)
    case 'ForStatement': {
      const inner = scope.inner()
      if (statement.init?.type === 'VariableDeclaration') declare(statement.init, inner)
      else if (statement.init) value(statement.init, inner)
      return loop(statement.test, statement.update, statement.body, inner)
    }
    case 'ThrowStatement':
      throw thrown(value(statement.argument, scope))
    case 'TryStatement':
      return attempt(statement, scope)
    default:
  }
  throw new ExpressionError('unsupported', { name: statement.type })
}

function declare(node: VariableDeclaration, scope: Scope, given?: unknown): void {
  for (const { id, init } of node.declarations) {
    const value = init ? scope.machine.value(init, scope) : given
    bind(id, value, scope, (name, one) => scope.declare(name, one, node.kind === 'const'))
  }
}

function loop(
  test: Expression | null | undefined,
  update: Expression | null | undefined,
  statement: Statement,
  scope: Scope,
): End | undefined {
  const { value } = scope.machine
  while (test ? value(test, scope) : true) {
    const end = run(statement, scope)
    if (end?.how === 'break') return undefined
    if (end?.how === 'return') return end
    if (update) value(update, scope)
  }
  return undefined
}

/** What an expression throws, which need not be an error. */
class Thrown extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('thrown')
    this.value = value
  }
}

const thrown = (value: unknown): Error => (value instanceof Error ? value : new Thrown(value))

type Attempt = Extract<Statement, { type: 'TryStatement' }>

function attempt({ block, handler, finalizer }: Attempt, scope: Scope): End | undefined {
  let end: End | undefined
  try {
    end = blockOf(block.body, scope.inner())
  } catch (error) {
    if (!handler || isFinal(error)) throw error
    const inner = scope.inner()
    const caught = error instanceof Thrown ? error.value : error
    if (handler.param) bind(handler.param, caught, inner, (name, one) => inner.declare(name, one))
    end = blockOf(handler.body.body, inner)
  } finally {
    const last = finalizer ? blockOf(finalizer.body, scope.inner()) : undefined
    end = last ?? end
  }
  return end
}

/** Nobody catches the end of the allowance. */
const isFinal = (error: unknown): boolean =>
  error instanceof ExpressionError && ['tooManySteps', 'tooDeep', 'tooLarge'].includes(error.key)
