import type { Flow, FlowNode } from '../../flow/flow.ts'
import { relabelled } from '../links.ts'
import { withNames } from '../rename.ts'
import type { Does } from './outcome.ts'

export const rename: Does<'rename'> = (flow, { name, to }) => {
  const wanted = to.trim()
  const names = flow.nodes.map((node) => node.name)
  if (wanted === '' || !names.includes(name) || names.includes(wanted)) return undefined
  return {
    flow: renamed(flow, new Map([[name, wanted]])),
    choose: (before) => before.map((one) => (one === name ? wanted : one)),
  }
}

/** Nodes, links, pinned items and expressions. */
export const renamed = (flow: Flow, names: ReadonlyMap<string, string>): Flow => ({
  ...flow,
  nodes: flow.nodes.map((node) => renamedNode(node, names)),
  connections: relabelled(flow.connections, names),
  ...(flow.pinData && {
    pinData: Object.fromEntries(
      Object.entries(flow.pinData).map(([name, items]) => [names.get(name) ?? name, items]),
    ),
  }),
})

export const renamedNode = (node: FlowNode, names: ReadonlyMap<string, string>): FlowNode => {
  const parameters = withNames(node.type, node.parameters, names)
  const name = names.get(node.name) ?? node.name
  return parameters === node.parameters && name === node.name ? node : { ...node, name, parameters }
}
