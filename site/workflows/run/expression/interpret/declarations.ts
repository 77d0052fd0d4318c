import type { VariableDeclaration } from 'acorn'
import { bind } from './patterns.ts'
import type { Scope } from './scope.ts'

/** `const { a, b } = …`, or what a loop gives instead of a value of its own. */
export function declare(node: VariableDeclaration, scope: Scope, given?: unknown): void {
  for (const { id, init } of node.declarations) {
    const value = init ? scope.machine.value(init, scope) : given
    bind(id, value, scope, (name, one) => scope.declare(name, one, node.kind === 'const'))
  }
}
