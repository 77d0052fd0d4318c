/** Which layout a drawing takes: there is one for large screens and one for phones. */
import type { Graph } from './graph.ts'
import { lanes } from './lanes.ts'
import { layOut, type Drawing } from './layout.ts'

/** What there is room for beside a text, and on a phone, in px. */
export const MOST_WIDTH = { wide: 800, narrow: 400 } as const

/** For who reads on a large screen: to the right, where there is room for that. */
export const wideLayout = (graph: Graph): Drawing => {
  const candidates = [layOut(graph, 'across'), ...(inLanes(graph) ? [lanes(graph, 'across')] : [])]
  return candidates.find(({ width }) => width <= MOST_WIDTH.wide) ?? narrowLayout(graph)
}

/** For who holds a phone: down. */
export const narrowLayout = (graph: Graph): Drawing =>
  inLanes(graph) ? lanes(graph, 'down') : layOut(graph, 'down')

/** Every node stands in one of several groups. */
const inLanes = ({ nodes, groups }: Graph): boolean =>
  groups.length > 1 && nodes.every(({ group }) => group !== undefined)
