import type {
  DoWhileStatement,
  Expression,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Statement,
  WhileStatement,
} from 'acorn'
import { declare } from './declarations.ts'
import type { End, Run } from './end.ts'
import { iterate } from './iterate.ts'
import { bind } from './patterns.ts'
import type { Scope } from './scope.ts'

/** `for (… of …)`, `for (… in …)`. */
export function forEach(
  node: ForOfStatement | ForInStatement,
  scope: Scope,
  run: Run,
): End | undefined {
  const { value, budget } = scope.machine
  const from = value(node.right, scope)
  const values = node.type === 'ForOfStatement' ? iterate(from, budget) : Object.keys(from ?? {})
  for (const one of values) {
    const inner = scope.inner()
    if (node.left.type === 'VariableDeclaration') declare(node.left, inner, one)
    else bind(node.left, one, inner, (name, given) => scope.write(name, given))
    const end = run(node.body, inner)
    if (end?.how === 'break') break
    if (end?.how === 'return') return end
  }
  return undefined
}

/** `for (let i = 0; i < 3; i++)`. */
export function forSteps(node: ForStatement, scope: Scope, run: Run): End | undefined {
  const inner = scope.inner()
  if (node.init?.type === 'VariableDeclaration') declare(node.init, inner)
  else if (node.init) scope.machine.value(node.init, inner)
  return turns(node, node.body, inner, run)
}

/** `while (…)`, `do … while (…)`. */
export function repeat(
  node: WhileStatement | DoWhileStatement,
  scope: Scope,
  run: Run,
): End | undefined {
  if (node.type === 'DoWhileStatement') {
    const end = run(node.body, scope)
    if (end?.how === 'break') return undefined
    if (end?.how === 'return') return end
  }
  return turns(node, node.body, scope, run)
}

interface Steps {
  readonly test?: Expression | null
  readonly update?: Expression | null
}

function turns({ test, update }: Steps, body: Statement, scope: Scope, run: Run): End | undefined {
  const { value, budget } = scope.machine
  while (test ? value(test, scope) : true) {
    budget.spend()
    const end = run(body, scope)
    if (end?.how === 'break') return undefined
    if (end?.how === 'return') return end
    if (update) value(update, scope)
  }
  return undefined
}
