import type { Expression, ObjectExpression, Property, SpreadElement } from 'acorn'
import { text } from './coerce.ts'
import { permit } from './forbidden.ts'
import { iterate } from './iterate.ts'
import { define } from './members.ts'
import type { Scope } from './scope.ts'

/** The values of a list or of a call's arguments. */
export function list(
  elements: readonly (Expression | SpreadElement | null)[],
  scope: Scope,
): unknown[] {
  const { value, budget } = scope.machine
  const values: unknown[] = []
  for (const element of elements) {
    if (element === null) values.push(undefined)
    else if (element.type === 'SpreadElement') {
      for (const one of iterate(value(element.argument, scope), budget)) values.push(one)
    } else values.push(value(element, scope))
  }
  return budget.fit(values)
}

export function object(node: ObjectExpression, scope: Scope): object {
  const { value, budget } = scope.machine
  const made = {}
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const from = value(property.argument, scope)
      const entries =
        typeof from === 'object' || typeof from === 'string' ? Object.entries(from ?? {}) : []
      budget.spend(entries.length / 10)
      for (const [name, one] of entries) define(made, name, one)
    } else define(made, nameOf(property, scope), value(property.value, scope))
  }
  return made
}

function nameOf(property: Property, scope: Scope): string {
  const { key } = property
  if (!property.computed && key.type === 'Identifier') return permit(key.name)
  const { value, budget } = scope.machine
  return permit(text(value(key, scope), budget))
}
