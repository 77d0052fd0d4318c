/** Where the nodes of a graph stand: ranks follow the edges, to the right or down. */
import { Graph as Dagre, layout } from '@dagrejs/dagre'
import { forwardEdges, WEIGHT } from './forward-edges.ts'
import type { Graph, GraphEdge, GraphNode } from './graph.ts'
import { SPACING } from './spacing.ts'
import type { Box, Direction, Point } from './box.ts'
import { isIntruded } from './groups.ts'
import { straighten } from './straighten.ts'
import { textWidth } from './text-width.ts'

export interface Placed {
  /** By node. */
  readonly boxes: ReadonlyMap<string, Box>
  /** By edge: where it passes between nodes that it does not touch. */
  readonly waypoints: ReadonlyMap<GraphEdge, readonly Point[]>
  /** Edges between a step and what hangs below it. */
  readonly hanging: ReadonlySet<GraphEdge>
}

/** @param busy nodes below which nothing may hang: an edge leaves the drawing there */
export const place = (
  graph: Graph,
  direction: Direction,
  busy: ReadonlySet<string> = new Set(),
): Placed => {
  const hanging = direction === 'across' ? hangingIn(graph, busy) : []
  const hung = new Set(hanging.map(({ id }) => id))
  const standing = {
    groups: graph.groups,
    nodes: graph.nodes.filter(({ id }) => !hung.has(id)),
    edges: graph.edges.filter(({ from, to }) => !hung.has(from) && !hung.has(to)),
  }
  const { boxes, waypoints } = rank(standing, direction)
  const straight = straighten(standing, boxes, direction)
  const all = new Map(isIntruded(standing, straight) ? boxes : straight)
  for (const { id, step } of hanging) {
    const { width, height } = graph.nodes.find((node) => node.id === id)!
    all.set(id, below(all.get(step)!, { width, height }, [...all.values()]))
  }
  return { boxes: all, waypoints, hanging: new Set(hanging.map(({ edge }) => edge)) }
}

/** Nodes off the main path that one edge alone ties to it: best just below the step they belong to. */
const hangingIn = ({ edges, nodes }: Graph, busy: ReadonlySet<string>): readonly Hanging[] => {
  const forward = [...forwardEdges(edges)]
  const path = new Set(
    edges.filter(({ kind }) => kind === 'main').flatMap(({ from, to }) => [from, to]),
  )
  const steps = new Map(nodes.filter(({ id }) => path.has(id)).map((node) => [node.id, node]))
  const taken = new Set(busy)
  return nodes.flatMap(({ id, group: own }): readonly Hanging[] => {
    const [edge, more] = forward.filter(({ from, to }) => from === id || to === id)
    if (path.has(id) || edge === undefined || more !== undefined) return []
    const step = steps.get(edge.from === id ? edge.to : edge.from)
    if (step === undefined || step.group !== own || taken.has(step.id)) return []
    taken.add(step.id)
    return [{ id, step: step.id, edge }]
  })
}

interface Hanging {
  readonly id: string
  readonly step: string
  readonly edge: GraphEdge
}

const below = (
  source: Box,
  size: { width: number; height: number },
  others: readonly Box[],
): Box => {
  const x = source.x + (source.width - size.width) / 2
  let y = source.y + source.height + 44
  for (const other of others.toSorted((a, b) => a.y - b.y))
    if (
      x < other.x + other.width + 16 &&
      other.x < x + size.width + 16 &&
      y < other.y + other.height + 16 &&
      other.y < y + size.height
    )
      y = other.y + other.height + 24
  return { x, y, ...size }
}

const rank = (
  { nodes, edges, groups }: Graph,
  direction: Direction,
): Pick<Placed, 'boxes' | 'waypoints'> => {
  const dagre = new Dagre({ compound: groups.length > 0, multigraph: true })
  const across = direction === 'across'
  dagre.setGraph({
    rankdir: across ? 'LR' : 'TB',
    nodesep: SPACING[direction].nodes,
    ranksep: SPACING[direction].ranks,
    edgesep: 20,
  })
  for (const { id } of groups) dagre.setNode(group(id), {})
  for (const node of nodes) {
    dagre.setNode(node.id, { width: node.width, height: node.height })
    if (groups.length > 0 && node.group !== undefined) dagre.setParent(node.id, group(node.group))
  }
  const forward = forwardEdges(edges)
  edges.forEach((edge, index) => {
    if (!forward.has(edge)) return
    dagre.setEdge(
      edge.from,
      edge.to,
      { weight: WEIGHT[edge.kind], labelpos: 'c', ...roomFor(edge, across) },
      String(index),
    )
  })
  layout(dagre)
  return {
    boxes: new Map(nodes.map((node) => [node.id, boxOf(node, dagre.node(node.id))])),
    waypoints: new Map(
      edges.map((edge, index) => {
        const { points = [] } = forward.has(edge)
          ? dagre.edge(edge.from, edge.to, String(index))
          : {}
        // The first and the last touch the nodes themselves.
        return [edge, points.slice(1, -1)]
      }),
    ),
  }
}

/** Groups and nodes may share a name. */
const group = (id: string) => `group ${id}`

const boxOf = (
  { width, height }: GraphNode,
  { x = 0, y = 0 }: { x?: number; y?: number },
): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** A label stands along its edge, which is longer for it; so is one that curls. */
const roomFor = ({ label, loop }: GraphEdge, across: boolean) => {
  if (loop) return across ? { width: 40, height: 30 } : { width: 30, height: 40 }
  if (label === undefined) return { width: 0, height: 0 }
  return across ? { width: textWidth(label, 13) + 20, height: 20 } : { width: 10, height: 24 }
}
