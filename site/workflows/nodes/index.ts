/** The kinds of nodes that templates are made of. */
import { CONTROL } from './control.ts'
import { CRM } from './crm.ts'
import { FORMATS } from './formats.ts'
import { ITEMS } from './items.ts'
import { MESSAGING } from './messaging.ts'
import { MODELS } from './models.ts'
import { PARTS } from './parts.ts'
import { STARTS } from './starts.ts'
import { STORES } from './stores.ts'
import { TABLES } from './tables.ts'
import { THINKING } from './thinking.ts'
import { WEB } from './web.ts'
import type { NodeFact } from './fact.ts'

export { givesOf, inputsOf, operationOf, outputsOf, takesOf } from './ends.ts'

const ALL = {
  ...STARTS,
  ...CONTROL,
  ...ITEMS,
  ...FORMATS,
  ...WEB,
  ...MESSAGING,
  ...TABLES,
  ...CRM,
  ...THINKING,
  ...MODELS,
  ...STORES,
  ...PARTS,
}

export type NodeId = keyof typeof ALL

export const NODES: Readonly<Record<NodeId, NodeFact>> = ALL

/** @param type as n8n names it, package first */
export const factOf = (type: string): NodeFact | undefined => BY_TYPE.get(type)

export const isTrigger = (type: string): boolean => factOf(type)?.kind === 'trigger'

const BY_TYPE: ReadonlyMap<string, NodeFact> = new Map(
  Object.values(NODES).map((fact) => [fact.type, fact]),
)
