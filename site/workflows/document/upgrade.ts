/** Nodes that an older version of n8n wrote, and how they read in a later one. */
import type { Flow, FlowNode, Json } from '../flow/flow.ts'
import { factOf } from '../nodes/index.ts'
import type { Command } from './command.ts'
import { type ValueChange, valuesBetween } from './difference.ts'
import { batches } from './upgrade/batches.ts'
import { merge } from './upgrade/merge.ts'
import { set } from './upgrade/set.ts'
import type { Upgraded } from './upgrade/upgraded.ts'

export interface Upgrade {
  readonly node: string
  readonly from: number
  readonly to: number
  /** Nothing where we do not know for certain what changes. */
  readonly differences: readonly ValueChange[]
  /** Left out where we do not know for certain what changes: n8n goes on running the old one. */
  readonly command?: Command
}

/** Of nodes that have been built anew since, and of those that we can bring up to date. */
export const upgradesOf = (flow: Flow): readonly Upgrade[] =>
  flow.nodes.flatMap((node): readonly Upgrade[] => {
    const fact = factOf(node.type)
    if (!fact || !fact.versions.includes(node.typeVersion)) return []
    const upgraded = own(node, flow)
    const from = node.typeVersion
    if (!upgraded)
      return Math.floor(from) < Math.floor(fact.version)
        ? [{ node: node.name, from, to: fact.version, differences: [] }]
        : []
    const { version: to, parameters, also = [] } = upgraded
    const before = { typeVersion: from, parameters: node.parameters } as Json
    const after = { typeVersion: to, parameters } as Json
    const commands: readonly Command[] = [
      { do: 'set-options', name: node.name, options: { typeVersion: to } },
      { do: 'set-parameters', name: node.name, parameters },
      ...also,
    ]
    const differences = valuesBetween(before, after)
    return [{ node: node.name, from, to, differences, command: { do: 'all', commands } }]
  })

const own = (node: FlowNode, flow: Flow): Upgraded | undefined => {
  switch (node.type) {
    case 'n8n-nodes-base.set':
      return set(node)
    case 'n8n-nodes-base.merge':
      return merge(node)
    case 'n8n-nodes-base.splitInBatches':
      return batches(node, flow)
    default:
      return undefined
  }
}
