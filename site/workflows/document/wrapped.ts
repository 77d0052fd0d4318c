/** A flow out of whatever n8n, its API, its forum and other tools put around it. */
import { isObject, isText } from './repair/shape.ts'

export type Raw = Readonly<Record<string, unknown>> & { readonly nodes: readonly unknown[] }

export interface Unwrapped {
  readonly flow: Raw
  /** How many more stood beside it. */
  readonly others: number
}

/** The outermost one; of several beside each other, the first. */
export const flowIn = (json: unknown): Unwrapped | undefined => {
  if (hasNodes(json)) return { flow: json, others: 0 }
  const nodes = isNode(json) ? [json] : json
  // Steps alone, as some cut them out of a file.
  if (Array.isArray(nodes) && nodes.some(isNode))
    return { flow: { nodes, connections: {} }, others: 0 }
  let level: readonly unknown[] = [json]
  for (let wraps = 0; wraps < MOST_WRAPS; wraps += 1) {
    const [flow, ...others] = level.filter(isFlow)
    if (flow) return { flow, others: others.length }
    level = level.flatMap(inside).slice(0, MOST_LOOKED_AT)
  }
  return undefined
}

const MOST_WRAPS = 7
const MOST_LOOKED_AT = 20_000

const hasNodes = (value: unknown): value is Raw => isObject(value) && Array.isArray(value['nodes'])

/** Others have lists of that name, too. */
const isFlow = (value: unknown): value is Raw =>
  hasNodes(value) && (value.nodes.length === 0 || value.nodes.some(hasType))

const hasType = (value: unknown): boolean => isObject(value) && isText(value['type'])

const isNode = (value: unknown): boolean =>
  hasType(value) && isObject(value) && isObject(value['parameters']) && isText(value['name'])

const inside = (value: unknown): readonly unknown[] => {
  if (isText(value)) return written(value)
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

/** JSON that stands in JSON as a text. */
const written = (text: string): readonly unknown[] => {
  if (!/^\s*[[{]/u.test(text)) return []
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
