/** What follows what in flows that work: counted in the library, and read by the suggestions. */
import type { Flow, FlowNode } from '../flow/flow.ts'
import { factOf, NODES, outputsOf, type NodeId } from '../nodes/index.ts'
import { linksIn } from './links.ts'

export interface Statistics {
  /** How many flows were counted. */
  readonly flows: number
  readonly kinds: readonly string[]
  /** By what one knows of a place, kinds by their place in `kinds`, each followed by its count. */
  readonly rows: Readonly<Record<string, readonly number[]>>
}

/** How often what follows in the library is among the first suggestions, without that flow's own say. */
export interface HitRate {
  /** So many suggestions. */
  readonly of: number
  /** Of 1. */
  readonly share: number
  /** In how many flows it was measured. */
  readonly flows: number
}

/** Whoever counts the library anew stores what it gives. @internal */
export const statisticsOf = (flows: readonly Flow[]): Statistics => {
  const counts = new Map<string, Map<string, number>>()
  for (const flow of flows)
    for (const { from, to, kind } of linksIn(flow)) {
      if (kind !== 'main') continue
      const next = kindOf(flow.nodes.find(({ name }) => name === to.node))
      if (next === undefined) continue
      for (const key of placesOf(flow, from.node, from.at)) {
        const row = counts.get(key) ?? new Map<string, number>()
        counts.set(key, row.set(next, (row.get(next) ?? 0) + 1))
      }
    }
  const kinds = [...(counts.get('')?.keys() ?? [])].toSorted()
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    flows: flows.length,
    kinds,
    rows: Object.fromEntries(
      rows
        // What was seen once where we know most would only be that flow again.
        .filter(([key, row]) => !key.includes('>') || sum(row.values()) > 1)
        .map(([key, row]) => [key, [...row].flatMap(([kind, n]) => [kinds.indexOf(kind), n])]),
    ),
  }
}

/** What one knows of the place behind an output, from the least to the most. */
export const placesOf = (flow: Flow, name: string, at: number): readonly string[] => {
  const node = flow.nodes.find((one) => one.name === name)
  const kind = kindOf(node)
  const fact = node && factOf(node.type)
  if (!node || !fact || kind === undefined) return ['']
  const out = outputName(node, at)
  const before = linksIn(flow).find((link) => link.kind === 'main' && link.to.node === name)
  const previous = kindOf(flow.nodes.find((one) => one.name === before?.from.node)) ?? ''
  return ['', `${fact.kind}:${out}`, `${kind}:${out}`, `${previous}>${kind}:${out}`]
}

export const kindOf = (node: Pick<FlowNode, 'type'> | undefined): NodeId | undefined =>
  node && KINDS.get(node.type)

const KINDS: ReadonlyMap<string, NodeId> = new Map(
  (Object.keys(NODES) as NodeId[]).map((id) => [NODES[id].type, id]),
)

/** The name that every node of its kind gives it: what a person called an output says nothing here. */
const outputName = (node: FlowNode, at: number): string => {
  const fact = factOf(node.type)!
  if (node.onError === 'continueErrorOutput' && at >= outputsOf(fact, node.parameters).length)
    return 'error'
  return fact.outputs?.[at] ?? ''
}

const sum = (counts: Iterable<number>): number => {
  let all = 0
  for (const count of counts) all += count
  return all
}
