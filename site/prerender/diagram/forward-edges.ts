/** The edges that lead on: where some close a circle, the lightest of it leads back. */
import type { GraphEdge } from './graph.ts'

export const forwardEdges = (edges: readonly GraphEdge[]): ReadonlySet<GraphEdge> => {
  const forward: GraphEdge[] = []
  const leads = (from: string, to: string): boolean =>
    from === to || forward.some((edge) => edge.from === from && leads(edge.to, to))
  for (const edge of edges.toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind]))
    if (!leads(edge.to, edge.from)) forward.push(edge)
  return new Set(forward)
}

/** What a layout keeps short and straight. */
export const WEIGHT = { main: 6, plain: 2, rare: 1 } as const
