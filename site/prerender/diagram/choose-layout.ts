/** Which layout a drawing takes: there is one for large screens and one for phones. */
import { overlap, type Box } from './box.ts'
import { forwardEdges } from './forward-edges.ts'
import type { Graph } from './graph.ts'
import { lanes } from './lanes.ts'
import { layOut, type Drawing } from './layout.ts'
import { piecesOf } from './route.ts'
import { SPACING } from './spacing.ts'

/** What there is room for beside a text, and on a phone, in px. */
export const MOST_WIDTH = { wide: 800, narrow: 400 } as const

/** For who reads on a large screen: to the right, where there is room for that. */
export const wideLayout = (graph: Graph): Drawing => {
  const candidates = [layOut, ...(inLanes(graph) ? [lanes] : [])]
  // Layouts take their time: one that cannot fit is not tried.
  for (const layout of longestChain(graph) > MOST_WIDTH.wide ? candidates.slice(1) : candidates) {
    const drawing = layout(graph, 'across')
    if (drawing.width <= MOST_WIDTH.wide && isClear(drawing)) return drawing
  }
  return narrowLayout(graph)
}

/** What the steps that follow each other take at least, next to each other. */
const longestChain = ({ nodes, edges }: Graph): number => {
  const forward = [...forwardEdges(edges)]
  const main = new Set(edges.flatMap(({ kind, from, to }) => (kind === 'main' ? [from, to] : [])))
  // What one edge alone ties to the others may hang below them.
  const room = new Map(
    nodes.map(({ id, width }) => {
      const ties = forward.filter(({ from, to }) => from === id || to === id)
      return [id, main.has(id) || ties.length > 1 ? width + SPACING.across.ranks : 0]
    }),
  )
  const known = new Map<string, number>()
  const from = (id: string): number => {
    const before = known.get(id)
    if (before !== undefined) return before
    const after = forward.filter((edge) => edge.from === id).map(({ to }) => from(to))
    const length = room.get(id)! + Math.max(0, ...after)
    known.set(id, length)
    return length
  }
  return Math.max(...nodes.map(({ id }) => from(id))) - SPACING.across.ranks
}

/** For who holds a phone: down. */
export const narrowLayout = (graph: Graph): Drawing => {
  const drawing = inLanes(graph) ? lanes(graph, 'down') : undefined
  return drawing !== undefined && isClear(drawing) ? drawing : layOut(graph, 'down')
}

/** No way passes through a node: what leaves a group from its midst can. */
const isClear = ({ nodes, ways }: Drawing): boolean =>
  !ways.flatMap(piecesOf).some((piece) => nodes.some((node) => overlap(piece, inner(node))))

/** Ways touch the outlines of the nodes that they tie together. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
})

/** Every node stands in one of several groups. */
const inLanes = ({ nodes, groups }: Graph): boolean =>
  groups.length > 1 && nodes.every(({ group }) => group !== undefined)
