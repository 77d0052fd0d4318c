/** A flow as the outline needs it: what follows each step and in which order, and what comes back. */
import type { Flow, FlowNode } from '../../flow/flow.ts'
import { factOf, isTrigger, outputsOf } from '../../nodes/index.ts'
import { isNote } from '../ends.ts'
import { linksIn } from '../links.ts'

export interface Graph {
  readonly nodes: ReadonlyMap<string, FlowNode>
  /** By output, the nodes that it leads to, higher ones first. */
  readonly next: ReadonlyMap<string, readonly Followers[]>
  readonly parts: ReadonlyMap<string, readonly string[]>
  /** Names of nodes that serve others and are no steps themselves. */
  readonly serving: ReadonlySet<string>
  /** The steps that something leads to. */
  readonly led: ReadonlySet<string>
}

export interface Followers {
  readonly at: number
  readonly label: string
  readonly isError: boolean
  readonly names: readonly string[]
}

/** @param unnamed how an output is called that has no name of its own */
export const graphOf = (flow: Flow, unnamed: string): Graph => {
  const nodes = new Map(flow.nodes.filter((node) => !isNote(node)).map((node) => [node.name, node]))
  const outputs = new Map<string, Map<number, Set<string>>>()
  const parts = new Map<string, Set<string>>()
  const led = new Set<string>()
  const serving = new Set<string>()
  for (const { from, to, kind } of linksIn(flow)) {
    if (!nodes.has(from.node) || !nodes.has(to.node)) continue
    if (kind === 'main') {
      const known = outputs.get(from.node) ?? new Map<number, Set<string>>()
      outputs.set(from.node, known.set(from.at, (known.get(from.at) ?? new Set()).add(to.node)))
      led.add(to.node)
    } else {
      parts.set(to.node, (parts.get(to.node) ?? new Set()).add(from.node))
      serving.add(from.node)
    }
  }
  for (const name of serving) if (led.has(name) || outputs.has(name)) serving.delete(name)
  const next = new Map(
    [...nodes.values()].map((node) => [
      node.name,
      followers(node, outputs.get(node.name) ?? new Map<number, Set<string>>(), nodes, unnamed),
    ]),
  )
  return {
    nodes,
    next,
    parts: new Map([...parts].map(([name, all]) => [name, [...all]])),
    serving,
    led,
  }
}

/** The triggers, the highest first. */
export const startsIn = ({ nodes, led, serving }: Graph): readonly string[] =>
  byPlace(
    [...nodes.values()].filter(
      ({ name, type }) => !led.has(name) && !serving.has(name) && startsFlows(type),
    ),
  )

/** The other nodes that nothing leads to. */
export const islandsIn = ({ nodes, led, serving }: Graph): readonly string[] =>
  byPlace(
    [...nodes.values()].filter(
      ({ name, type }) => !led.has(name) && !serving.has(name) && !startsFlows(type),
    ),
  )

/** Kinds that we do not know say so by their name. */
export const startsFlows = (type: string): boolean =>
  isTrigger(type) || (!factOf(type) && type.endsWith('Trigger'))

export const byPlace = (nodes: readonly FlowNode[]): readonly string[] =>
  nodes
    .toSorted(
      ({ position: [left, top] }, { position: [otherLeft, otherTop] }) =>
        top - otherTop || left - otherLeft,
    )
    .map(({ name }) => name)

const followers = (
  node: FlowNode,
  linked: ReadonlyMap<number, ReadonlySet<string>>,
  nodes: Graph['nodes'],
  unnamed: string,
): readonly Followers[] => {
  const fact = factOf(node.type)
  const known = fact ? outputsOf(fact, node.parameters) : ['main']
  const labels = known.map((name) => (name === 'main' ? unnamed : name))
  const isRisky = node.onError === 'continueErrorOutput'
  const count = Math.max(
    labels.length + (isRisky ? 1 : 0),
    ...[...linked.keys()].map((at) => at + 1),
  )
  const all = Array.from({ length: count }, (_, at): Followers => {
    const isError = isRisky && at === labels.length
    const names = byPlace([...(linked.get(at) ?? [])].map((name) => nodes.get(name)!))
    return { at, label: isError ? 'error' : (labels[at] ?? `${at}`), isError, names }
  })
  const top = ({ names: [first] }: Followers) =>
    first === undefined ? Infinity : nodes.get(first)!.position[1]
  return all.toSorted((one, other) => {
    const [a, b] = [top(one), top(other)]
    return a === b ? one.at - other.at : a - b
  })
}
