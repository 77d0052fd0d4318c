import type { AnyNode } from 'acorn'

/** Whether something that a node holds is a node itself. */
export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
