import type { Json } from '../../flow/flow.ts'
import { evaluateIn } from './evaluate.ts'
import { isExtended } from './extended.ts'
import { Budget } from './interpret/budget.ts'
import { text } from './interpret/coerce.ts'
import type { Names } from './names.ts'
import { ExpressionError } from './problem.ts'
import { split } from './split.ts'

/** A parameter with its expressions worked out, at any depth. */
export function resolve(value: Json, names: Names): unknown {
  if (typeof value === 'string')
    return value.startsWith('=') ? template(value.slice(1), names) : value
  if (Array.isArray(value)) return value.map((one: Json) => resolve(one, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, names)]))
}

/** Code alone keeps its value; between words it becomes words, and nothing when it has none. */
function template(source: string, names: Names): unknown {
  if (/\.\s*constructor/.test(source))
    throw new ExpressionError('forbidden', { name: 'constructor' })
  const parts = split(source)
  const code = parts.filter(({ kind }) => kind === 'code')
  const extended = isExtended(code.map((part) => part.source))
  const [before, only] = parts
  if (parts.length === 2 && before?.source === '') return evaluateIn(only!.source, names, extended)
  const budget = new Budget()
  const said = parts.map((part) =>
    part.kind === 'text' ? part.source : words(evaluateIn(part.source, names, extended), budget),
  )
  return budget.fit(said.join(''))
}

function words(value: unknown, budget: Budget): string {
  const isSaid = Boolean(value) || value === 0 || value === false
  return isSaid ? text(value, budget) : ''
}
