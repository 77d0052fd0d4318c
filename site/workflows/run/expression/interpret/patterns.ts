import type { Pattern } from 'acorn'
import { iterate } from './iterate.ts'
import { permit } from './forbidden.ts'
import { define, keyOf, read, write } from './members.ts'
import type { Scope } from './scope.ts'

/** What happens to each name that a pattern holds. */
type Put = (name: string, value: unknown) => void

/** Takes a value apart as a pattern says: `({ name, tags: [first] }) => …`. */
export function bind(pattern: Pattern, value: unknown, scope: Scope, put: Put): void {
  const { machine } = scope
  switch (pattern.type) {
    case 'Identifier':
      put(pattern.name, value)
      return
    case 'AssignmentPattern':
      bind(
        pattern.left,
        value === undefined ? machine.value(pattern.right, scope) : value,
        scope,
        put,
      )
      return
    case 'ArrayPattern': {
      const list = iterate(value, machine.budget)
      pattern.elements.forEach((element, at) => {
        if (element === null) return
        if (element.type === 'RestElement') bind(element.argument, list.slice(at), scope, put)
        else bind(element, list[at], scope, put)
      })
      return
    }
    case 'ObjectPattern': {
      const taken = new Set<string>()
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          bind(property.argument, without(value, taken), scope, put)
        } else {
          const name = propertyName(property)
          taken.add(name)
          bind(property.value, read(value, name, machine), scope, put)
        }
      }
      return
    }
    case 'MemberExpression':
      write(machine.value(pattern.object, scope), keyOf(pattern, scope), value, machine)
      return
    default:
      throw new SyntaxError('not a pattern')
  }
}

function propertyName({ computed, key }: { computed: boolean; key: { type: string } }): string {
  if (computed) throw new SyntaxError('a computed name in a pattern')
  const { name, value } = key as { name?: string; value?: unknown }
  return permit(name ?? String(value))
}

function without(value: unknown, taken: ReadonlySet<string>): object {
  const rest = {}
  for (const [name, one] of Object.entries(value ?? {})) {
    if (!taken.has(name)) define(rest, name, one)
  }
  return rest
}
