import type { CallExpression, Expression, NewExpression, Super } from 'acorn'
import { extensionCall, isExtension } from '../extensions/index.ts'
import { methodOf } from '../natives/families.ts'
import { kindOf } from '../natives/kinds.ts'
import { ExpressionError } from '../problem.ts'
import { guardGiven } from './coerce.ts'
import { list } from './literals.ts'
import { isCallable } from './callable.ts'
import { keyOf, read } from './members.ts'
import type { Scope } from './scope.ts'
import { SKIPPED } from './skipped.ts'

/** Calls a function, a method, or one of the methods that n8n adds. */
export function call(node: CallExpression, scope: Scope): unknown {
  const { machine } = scope
  const { callee } = node
  if (isChoice(callee) && machine.extended && hasNoSpread(node)) return choice(node, scope)
  if (callee.type !== 'MemberExpression') {
    const called = machine.value(callee, scope)
    if (called === SKIPPED || (node.optional && isNothing(called))) return SKIPPED
    return invoke(called, node, scope)
  }
  const target = machine.value(callee.object, scope)
  if (target === SKIPPED || (callee.optional && isNothing(target))) return SKIPPED
  const name = keyOf(callee, scope)
  if (machine.extended && !callee.computed && isExtension(name)) {
    const given = list(node.arguments, scope)
    guardGiven(given, machine.budget)
    return machine.budget.fit(
      extensionCall(target, name, given, machine, () => native(target, name, given, scope)),
    )
  }
  const method = read(target, name, machine)
  if (node.optional && isNothing(method)) return SKIPPED
  return invoke(method, node, scope)
}

/** `new Date()`, `new RegExp(…)`… */
export function make(node: NewExpression, scope: Scope): unknown {
  const { machine } = scope
  const { make: build } = kindOf(machine.value(node.callee, scope))
  if (build === undefined) throw new TypeError('not a constructor')
  const given = list(node.arguments, scope)
  guardGiven(given, machine.budget)
  return machine.budget.fit(build(given))
}

const isNothing = (value: unknown): boolean => value === undefined || value === null

function invoke(called: unknown, node: CallExpression, scope: Scope): unknown {
  const given = list(node.arguments, scope)
  if (!isCallable(called)) throw new TypeError('not a function')
  guardGiven(given, scope.machine.budget)
  return scope.machine.adopt(called(...given))
}

function native(target: unknown, name: string, given: readonly unknown[], scope: Scope): unknown {
  const own = read(target, name, scope.machine)
  if (isCallable(own)) return scope.machine.adopt(own(...given))
  const method = methodOf(target, name)
  return method?.(target, given, scope.machine.budget)
}

/** `$if(test, then, else)` reads only the side that it takes. */
const isChoice = (callee: Expression | Super): boolean =>
  callee.type === 'Identifier' && callee.name === '$if'

const hasNoSpread = (node: CallExpression): boolean =>
  node.arguments.every((one) => one.type !== 'SpreadElement')

function choice(node: CallExpression, scope: Scope): unknown {
  const [test, yes, no] = node.arguments
  if (test === undefined || yes === undefined)
    throw new ExpressionError('argument', { name: '$if' })
  if (scope.machine.value(test, scope)) return scope.machine.value(yes, scope)
  return no === undefined ? false : scope.machine.value(no, scope)
}
