import type { AnyNode, CallExpression, MemberExpression } from 'acorn'
import { isNode } from './nodes.ts'
import { parse, PlacedError } from './parse.ts'
import type { Problem } from './problem.ts'
import { type Part, split } from './split.ts'

/** The first thing wrong with a parameter's text, if it is a template. @internal */
export function checkExpression(source: string): Problem | undefined {
  for (const part of codeIn(source)) {
    try {
      parse(part.source)
    } catch (error) {
      if (!(error instanceof PlacedError)) throw error
      const { key, values, from, to } = error
      return { key, values, from: from + part.from, to: to + part.from }
    }
  }
  return undefined
}

/** The nodes that a parameter's text names: `$('Read mail')`, `$node["Read mail"]`. @internal */
export function namesIn(source: string): readonly string[] {
  const names = new Set<string>()
  const visit = (node: AnyNode): void => {
    const name = nameIn(node)
    if (name !== undefined) names.add(name)
    for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner)
  }
  for (const part of codeIn(source)) visit(parse(part.source).expression)
  return [...names]
}

function codeIn(source: string): readonly Part[] {
  if (!source.startsWith('=')) return []
  return split(source.slice(1))
    .filter(({ kind }) => kind === 'code')
    .map((part) => ({ ...part, from: part.from + 1 }))
}

function nameIn(node: AnyNode): string | undefined {
  if (node.type === 'CallExpression') return nameOfCall(node)
  return node.type === 'MemberExpression' ? nameOfMember(node) : undefined
}

function nameOfCall({ callee, arguments: given }: CallExpression): string | undefined {
  const isNames = callee.type === 'Identifier' && ['$', '$items'].includes(callee.name)
  return isNames ? wordsOf(given[0]) : undefined
}

function nameOfMember({ object, property, computed }: MemberExpression): string | undefined {
  if (object.type !== 'Identifier' || object.name !== '$node') return undefined
  if (!computed && property.type === 'Identifier') return property.name
  return wordsOf(property)
}

/** Words that stand in the source, not those that only running it would tell. */
function wordsOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}
