import type { FlowNode } from '../flow/flow.ts'
import { isCalled } from '../builder/called.ts'
import { nodeId } from '../builder/node-id.ts'
import { factOf } from '../nodes/index.ts'
import type { NewNode, Point } from './command.ts'
import { identifier, namer } from './new-names.ts'

/** A node that the flow has room for: its name and its id are its own. */
export const newNode = (
  nodes: readonly FlowNode[],
  { type, typeVersion, name, parameters = {} }: NewNode,
  position: Point,
): FlowNode => {
  const own = namer(nodes)(name.trim() || factOf(type)?.label.en || type)
  const id = identifier(nodes)(own)
  return {
    parameters,
    type,
    typeVersion: typeVersion ?? factOf(type)?.version ?? 1,
    position,
    id,
    name: own,
    ...(isCalled(type, parameters) && { webhookId: nodeId(`${id}/address`) }),
  }
}
