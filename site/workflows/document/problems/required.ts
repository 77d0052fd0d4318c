import type { Json } from '../../flow/flow.ts'
import { requiredOf } from '../../nodes/index.ts'
import { surely, type Rule } from './survey.ts'

/** Parameters that n8n has no value for, and neither has the node. */
export const required: Rule = ({ nodes }) =>
  nodes.flatMap((node) => {
    const fact = surely(node)
    if (!fact || node.disabled === true || hasNoInputs(node.type, node.typeVersion)) return []
    return requiredOf(fact, node.parameters)
      .filter((parameter) => isBlank(node.parameters[parameter]))
      .map((parameter) => ({
        key: 'required-missing',
        level: 'error',
        node: node.name,
        values: { parameter },
      }))
  })

/** Its first version took whatever it was called with. */
const hasNoInputs = (type: string, version: number): boolean =>
  type === 'n8n-nodes-base.executeWorkflowTrigger' && version < 1.1

const isBlank = (value: Json | undefined): boolean => {
  if (value === undefined || value === '') return true
  if (typeof value !== 'object' || value === null || !('__rl' in value)) return false
  return isBlank((value as { readonly value?: Json }).value)
}
