/** Few may be read: compare those, and leave the graph alone. Many: walk, and filter on the way. */
import { searchExactly, type Found } from './exact.ts'
import { searchGraph, type Graph } from './graph.ts'
import type { Vector } from './vectors.ts'

export const searchAllowed = (
  graph: Graph,
  query: Vector,
  most: number,
  allowed: ReadonlySet<number>,
  { width, cutoff }: { readonly width: number; readonly cutoff: number },
): Found => {
  const keep = (at: number) => allowed.has(at)
  return allowed.size <= cutoff
    ? searchExactly(graph.vectors, query, most, keep)
    : searchGraph(graph, query, most, { width, keep, filter: 'during' })
}
