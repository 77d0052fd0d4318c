import type { Connections, Flow, FlowNode } from '../flow/flow.ts'

/** A link seen from its end. */
export interface Incoming {
  readonly node: string
  readonly output: number
}

/** Who leads to whom, both ways, as often as a run asks. */
export interface Wiring {
  readonly nodes: ReadonlyMap<string, FlowNode>
  /** Links that arrive, by input; inputs nobody leads to before a linked one are empty. */
  incoming(name: string): readonly (readonly Incoming[])[]
  outgoing(name: string): readonly (readonly { node: string; index: number }[])[]
  /** All others that lead to it, however far. */
  ancestors(name: string): ReadonlySet<string>
  /** By which output the items of `from` travel towards `name`. */
  outputTowards(name: string, from: string): number | undefined
  /** Parts of a kind that are handed to a node, left to right. */
  parts(name: string, kind: string): readonly FlowNode[]
  /** The node that a part serves, however indirectly; the node itself if it serves none. */
  served(name: string): string
}

export function wire(flow: Flow): Wiring {
  const nodes = new Map(flow.nodes.map((node) => [node.name, node]))
  const incoming = arrivals(flow.connections, nodes)
  const known = new Map<string, ReadonlySet<string>>()
  const wiring: Wiring = {
    nodes,
    incoming: (name) => incoming.get(name) ?? [],
    outgoing: (name) =>
      (linksOf(flow.connections, name)['main'] ?? []).map((targets) =>
        (targets ?? []).filter((target) => target.type === 'main' && nodes.has(target.node)),
      ),
    ancestors: (name) => {
      const found = known.get(name) ?? walk(name, (one) => wiring.incoming(one))
      known.set(name, found)
      return found
    },
    outputTowards: (name, from) => outputTowards(wiring, name, from),
    parts: (name, kind) => partsOf(flow, nodes, name, kind),
    served: (name) => servedBy(flow.connections, name),
  }
  return wiring
}

const linksOf = (connections: Connections, name: string) =>
  Object.hasOwn(connections, name) ? connections[name]! : {}

function arrivals(connections: Connections, nodes: ReadonlyMap<string, FlowNode>) {
  const found = new Map<string, Incoming[][]>()
  for (const [node, kinds] of Object.entries(connections))
    for (const [output, targets] of (kinds['main'] ?? []).entries())
      for (const target of targets ?? []) {
        if (target.type !== 'main' || !nodes.has(target.node) || !nodes.has(node)) continue
        const inputs = found.get(target.node) ?? []
        while (inputs.length <= target.index) inputs.push([])
        inputs[target.index]!.push({ node, output })
        found.set(target.node, inputs)
      }
  return found
}

function walk(name: string, incoming: Wiring['incoming']): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [name]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const link of incoming(next).flat())
      if (link.node !== name && !found.has(link.node)) {
        found.add(link.node)
        open.push(link.node)
      }
  return found
}

function outputTowards(wiring: Wiring, name: string, from: string): number | undefined {
  const seen = new Set<string>()
  const open = [name]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (seen.has(next)) continue
    seen.add(next)
    for (const link of wiring.incoming(next).flat()) {
      if (link.node === from) return link.output
      open.push(link.node)
    }
  }
  return undefined
}

const partsOf = (
  flow: Flow,
  nodes: ReadonlyMap<string, FlowNode>,
  name: string,
  kind: string,
): readonly FlowNode[] =>
  Object.entries(flow.connections)
    .flatMap(([source, kinds]) =>
      (kinds[kind] ?? []).flatMap((targets) =>
        (targets ?? [])
          .filter((target) => target.node === name)
          .map((target) => ({ node: nodes.get(source), index: target.index })),
      ),
    )
    .filter((part) => part.node !== undefined && part.node.disabled !== true)
    .sort((a, b) => a.index - b.index)
    .map((part) => part.node!)

function servedBy(connections: Connections, name: string): string {
  const seen = new Set<string>()
  let served = name
  while (!seen.has(served)) {
    seen.add(served)
    const parts = Object.entries(linksOf(connections, served)).filter(([kind]) => kind !== 'main')
    const target = parts.flatMap(([, outputs]) => outputs).flatMap((targets) => targets ?? [])[0]
    if (target !== undefined) served = target.node
  }
  return served
}
