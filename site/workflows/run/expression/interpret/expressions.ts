import type {
  AssignmentExpression,
  Expression,
  SpreadElement,
  Super,
  UpdateExpression,
} from 'acorn'
import { ExpressionError } from '../problem.ts'
import { call, make } from './calls.ts'
import { number, text } from './coerce.ts'
import { closure } from './functions.ts'
import { list, object } from './literals.ts'
import { keyOf, read } from './members.ts'
import { binary, unary } from './operators.ts'
import { bind } from './patterns.ts'
import type { Scope } from './scope.ts'
import { SKIPPED } from './skipped.ts'

/** What an expression is worth. */
export function value(node: Expression | SpreadElement | Super, scope: Scope): unknown {
  const { machine } = scope
  machine.budget.spend()
  switch (node.type) {
    case 'Literal':
      return literal(node)
    case 'Identifier':
      return node.name === 'undefined' ? undefined : scope.read(node.name)
    case 'ThisExpression':
      return {}
    case 'TemplateLiteral':
      return template(node.quasis, node.expressions, scope)
    case 'ArrayExpression':
      return list(node.elements, scope)
    case 'ObjectExpression':
      return object(node, scope)
    case 'MemberExpression': {
      const target = machine.value(node.object, scope)
      if (target === SKIPPED || (node.optional && isNothing(target))) return SKIPPED
      return read(target, keyOf(node, scope), machine)
    }
    case 'ChainExpression': {
      const end = machine.value(node.expression, scope)
      return end === SKIPPED ? undefined : end
    }
    case 'CallExpression':
      return call(node, scope)
    case 'NewExpression':
      return make(node, scope)
    case 'ConditionalExpression':
      return machine.value(node.test, scope)
        ? machine.value(node.consequent, scope)
        : machine.value(node.alternate, scope)
    case 'LogicalExpression': {
      const left = machine.value(node.left, scope)
      return isDecided(node.operator, left) ? left : machine.value(node.right, scope)
    }
    case 'BinaryExpression':
      if (node.left.type === 'PrivateIdentifier') break
      return binary(
        node.operator,
        machine.value(node.left, scope),
        machine.value(node.right, scope),
        machine.budget,
      )
    case 'UnaryExpression':
      if (node.operator === 'delete') return removed(node.argument, scope)
      return unary(node.operator, machine.value(node.argument, scope), machine.budget)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return closure(node, scope)
    case 'AssignmentExpression':
      return assigned(node, scope)
    case 'UpdateExpression':
      return updated(node, scope)
    case 'SequenceExpression':
      return node.expressions.map((one) => machine.value(one, scope)).at(-1)
    case 'ParenthesizedExpression':
      return machine.value(node.expression, scope)
    default:
  }
  throw new ExpressionError('unsupported', { name: node.type })
}

const isNothing = (given: unknown): boolean => given === undefined || given === null

function literal(node: {
  value?: unknown
  regex?: { pattern: string; flags: string } | null
}): unknown {
  if (node.regex) return new RegExp(node.regex.pattern, node.regex.flags)
  return node.value
}

function template(
  quasis: readonly { readonly value: { readonly cooked?: string | null } }[],
  expressions: readonly Expression[],
  scope: Scope,
): string {
  const { machine } = scope
  return quasis.reduce((words, quasi, at) => {
    const expression = expressions[at]
    const said =
      expression === undefined ? '' : text(machine.value(expression, scope), machine.budget)
    return machine.budget.fit(words + (quasi.value.cooked ?? '') + said)
  }, '')
}

function isDecided(operator: string, left: unknown): boolean {
  if (operator === '??') return !isNothing(left)
  return operator === '||' ? Boolean(left) : !left
}

function removed(target: Expression, scope: Scope): boolean {
  if (target.type !== 'MemberExpression') return true
  const owner = scope.machine.value(target.object, scope)
  if (typeof owner !== 'object' || owner === null) throw new TypeError('nothing to delete')
  return Reflect.deleteProperty(owner, keyOf(target, scope))
}

function assigned(node: AssignmentExpression, scope: Scope): unknown {
  const { machine } = scope
  const put = (name: string, given: unknown): void => scope.write(name, given)
  if (node.operator === '=') {
    const given = machine.value(node.right, scope)
    bind(node.left, given, scope, put)
    return given
  }
  const now = machine.value(node.left as Expression, scope)
  const operator = node.operator.slice(0, -1)
  if (['||', '&&', '??'].includes(operator)) {
    if (isDecided(operator, now)) return now
    const given = machine.value(node.right, scope)
    bind(node.left, given, scope, put)
    return given
  }
  const given = machine.value(node.right, scope)
  const result = binary(operator as '+', now, given, machine.budget)
  bind(node.left, result, scope, put)
  return result
}

function updated(node: UpdateExpression, scope: Scope): number {
  const { machine } = scope
  const before = number(machine.value(node.argument, scope), machine.budget)
  const after = node.operator === '++' ? before + 1 : before - 1
  bind(node.argument as never, after, scope, (name, given) => scope.write(name, given))
  return node.prefix ? after : before
}
