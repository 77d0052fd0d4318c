import type { Flow, FlowNode } from '../../flow/flow.ts'
import { nodeId } from '../../builder/node-id.ts'
import type { Point } from '../command.ts'
import { around, movedBy, snapped } from '../geometry.ts'
import { relabelled, rewired } from '../links.ts'
import { MOST_NODES } from '../limits.ts'
import { identifier, namer } from '../new-names.ts'
import { isTooDeep } from '../record.ts'
import type { Does, Outcome } from './outcome.ts'
import { renamedNode } from './rename.ts'

/** The copies stand below what they are copies of. */
export const duplicate: Does<'duplicate'> = (flow, { names }) => {
  const wanted = new Set(names)
  const nodes = flow.nodes.filter(({ name }) => wanted.has(name))
  if (nodes.length === 0) return undefined
  const { left, bottom } = around(nodes)
  return withCopies(flow, { nodes, connections: among(flow, wanted) }, [left, bottom + 64])
}

export const paste: Does<'paste'> = (flow, { flow: pasted, position }) =>
  isTooDeep(pasted) || !position.every(Number.isFinite)
    ? undefined
    : withCopies(flow, pasted, position)

/** The links among some nodes. */
export const among = (
  { connections }: Pick<Flow, 'connections'>,
  names: ReadonlySet<string>,
): Flow['connections'] =>
  rewired(connections, ({ from, to }) => !names.has(from.node) || !names.has(to.node))

/** Expressions of the copies name the copies. */
const withCopies = (
  flow: Flow,
  { nodes, connections }: Pick<Flow, 'nodes' | 'connections'>,
  [left, top]: Point,
): Outcome | undefined => {
  if (nodes.length === 0 || flow.nodes.length + nodes.length > MOST_NODES) return undefined
  const free = namer(flow.nodes)
  const names = new Map(nodes.map(({ name }) => [name, free(name)]))
  const corner = around(nodes)
  const [right, down] = [snapped(left) - corner.left, snapped(top) - corner.top]
  const fresh = identifier(flow.nodes)
  const copies = nodes.map((node) =>
    withOwnIds(movedBy(renamedNode(node, names), right, down), fresh),
  )
  const links = relabelled(among({ connections }, new Set(names.keys())), names)
  const pins = Object.entries(flow.pinData ?? {}).flatMap(([name, items]) =>
    names.has(name) && flow.nodes.some((node) => nodes.includes(node) && node.name === name)
      ? [[names.get(name)!, items] as const]
      : [],
  )
  return {
    flow: {
      ...flow,
      nodes: [...flow.nodes, ...copies],
      connections: { ...flow.connections, ...links },
      ...(pins.length > 0 && { pinData: { ...flow.pinData, ...Object.fromEntries(pins) } }),
    },
    choose: () => copies.map(({ name }) => name),
  }
}

const withOwnIds = (node: FlowNode, fresh: (name: string) => string): FlowNode => {
  const id = fresh(node.name)
  return {
    ...node,
    id,
    ...(node.webhookId !== undefined && { webhookId: nodeId(`${id}/address`) }),
  }
}
