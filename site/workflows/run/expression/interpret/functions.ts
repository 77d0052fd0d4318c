import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn'
import type { Callable } from './callable.ts'
import { bind } from './patterns.ts'
import type { Scope } from './scope.ts'

/** A function of the expression's, that also JavaScript's own methods can call. */
export function closure(
  node: ArrowFunctionExpression | FunctionExpression | FunctionDeclaration,
  outer: Scope,
): Callable {
  const { machine } = outer
  const run: Callable = (...given) =>
    machine.budget.within(() => {
      machine.budget.spend()
      const scope = outer.inner()
      if (node.type === 'FunctionExpression' && node.id) scope.declare(node.id.name, run)
      node.params.forEach((parameter, at) => {
        const put = (name: string, value: unknown): void => scope.declare(name, value)
        if (parameter.type === 'RestElement') bind(parameter.argument, given.slice(at), scope, put)
        else bind(parameter, given[at], scope, put)
      })
      return node.body.type === 'BlockStatement'
        ? machine.body(node.body, scope)
        : machine.value(node.body, scope)
    })
  return run
}
