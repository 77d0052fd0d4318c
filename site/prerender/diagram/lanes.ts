/** A graph whose groups lie below each other: what leads from one to another passes between them. */
import type { Graph, GraphEdge } from './graph.ts'
import { around, GROUP } from './groups.ts'
import { framed, layOut, type Drawing } from './layout.ts'
import type { DrawnWay } from './route.ts'
import type { Box, Direction, Point } from './box.ts'

export const lanes = (graph: Graph, direction: Direction): Drawing => {
  const groupOf = new Map(graph.nodes.map(({ id, group }) => [id, group]))
  const crossing = graph.edges.filter(({ from, to }) => groupOf.get(from) !== groupOf.get(to))
  const busy = new Set(crossing.flatMap(({ from, to }) => [from, to]))
  const own = graph.groups.map((group) => ({
    group,
    drawing: layOut(
      {
        groups: [],
        nodes: graph.nodes.filter((node) => node.group === group.id),
        edges: graph.edges.filter(
          ({ from, to }) => groupOf.get(from) === group.id && groupOf.get(to) === group.id,
        ),
      },
      direction,
      busy,
    ),
  }))
  const width = Math.max(...own.map(({ drawing }) => drawing.width))
  const gap = gapFor(crossing, direction)
  const placedAt = new Map<string, Box>()
  let top = 0
  const placed = own.map(({ group, drawing }) => {
    const room = width - drawing.width
    // On a phone lanes stand in the middle; to the right, below what leads to them.
    const dx =
      direction === 'down'
        ? room / 2
        : Math.min(room, Math.max(0, pull(crossing, drawing.nodes, placedAt)))
    const dy = top + GROUP.top
    const move = (one: Point) => ({ x: one.x + dx, y: one.y + dy })
    const frame = around([{ x: 0, y: dy, width, height: drawing.height }])
    top += frame.height + gap
    for (const node of drawing.nodes) placedAt.set(node.id, { ...node, ...move(node) })
    return {
      group: { ...group, ...frame },
      nodes: drawing.nodes.map((node) => ({ ...node, ...move(node) })),
      ways: drawing.ways.map((way) => ({
        ...way,
        points: way.points.map(move),
        label: move(way.label),
      })),
    }
  })
  const nodes = placed.flatMap((lane) => lane.nodes)
  const groups = placed.map((lane) => lane.group)
  const boxes = new Map(nodes.map((node) => [node.id, node]))
  // What has a label is the innermost, where nothing passes over its words.
  const inOrder = crossing.toSorted(
    (a, b) => Number(b.label !== undefined) - Number(a.label !== undefined),
  )
  const endsOf = (edge: GraphEdge): Ends => ({
    source: boxes.get(edge.from)!,
    target: boxes.get(edge.to)!,
    from: portAside(crossing, edge, 'from'),
    to: portAside(crossing, edge, 'to'),
  })
  const uprights = crossing
    .map(endsOf)
    .flatMap(({ source, target, from, to }) => [
      source.x + source.width / 2 + from,
      target.x + target.width / 2 + to,
    ])
  const ways = inOrder.map((edge, index): DrawnWay => {
    const ends = endsOf(edge)
    return direction === 'across'
      ? between(edge, ends, groups, { gap, order: index + 1, uprights })
      : beside(edge, ends, groups, width + GROUP.side + 14 + index * 12)
  })
  return framed({
    direction,
    nodes,
    groups,
    ways: [...placed.flatMap((lane) => lane.ways), ...ways],
  })
}

/** Between two lanes: each edge that leads from one to another may run there on its own level. */
const gapFor = (crossing: readonly GraphEdge[], direction: Direction): number => {
  const words = crossing.some(({ label }) => label !== undefined)
  if (crossing.length === 0 || direction === 'down') return words ? 44 : 24
  return LEVEL * (crossing.length + 1) + (words ? 8 : 0)
}
const LEVEL = 20

/** How far to the right a lane's nodes are drawn by those that lead to them, on the average. */
const pull = (
  crossing: readonly GraphEdge[],
  own: readonly (Box & { readonly id: string })[],
  above: ReadonlyMap<string, Box>,
): number => {
  const distances = crossing.flatMap(({ from, to }) => {
    const [source, target] = [above.get(from), own.find(({ id }) => id === to)]
    return source && target ? [source.x + source.width / 2 - target.x - target.width / 2] : []
  })
  return distances.reduce((sum, each) => sum + each, 0) / Math.max(1, distances.length)
}

interface Ends {
  readonly source: Box
  readonly target: Box
  /** How far from the middle of its node's side each end is. */
  readonly from: number
  readonly to: number
}

/** Ends that share a side of a node stand beside each other. */
const portAside = (edges: readonly GraphEdge[], edge: GraphEdge, end: 'from' | 'to'): number => {
  const same = edges.filter((other) => other[end] === edge[end])
  return (same.indexOf(edge) - (same.length - 1) / 2) * 16
}

/** Through the gap next to the target's lane, whichever of the two is higher. */
const between = (
  edge: GraphEdge,
  { source, target, from, to }: Ends,
  groups: readonly Box[],
  {
    gap,
    order,
    uprights,
  }: { readonly gap: number; readonly order: number; readonly uprights: readonly number[] },
): DrawnWay => {
  const down = source.y < target.y
  const lane = groups.find(({ y, height }) => target.y > y && target.y < y + height)!
  const level = (down ? lane.y - gap : lane.y + lane.height) + order * LEVEL + 4
  const x1 = source.x + source.width / 2 + from
  const x2 = target.x + target.width / 2 + to
  return {
    edge,
    points: [
      { x: x1, y: down ? source.y + source.height : source.y },
      { x: x1, y: level },
      { x: x2, y: level },
      { x: x2, y: down ? target.y : target.y + target.height },
    ],
    label: { x: clearest(x1, x2, uprights), y: level },
    side: Math.abs(x1 - x2) < 60 ? 'after' : 'above',
  }
}

/** Beside the lanes, out of one side and in again. */
const beside = (
  edge: GraphEdge,
  { source, target, from, to }: Ends,
  groups: readonly Box[],
  x: number,
): DrawnWay => {
  const upper = groups.find(({ y, height }) => Math.min(source.y, target.y) < y + height)!
  const y1 = source.y + source.height / 2 + from
  const y2 = target.y + target.height / 2 + to
  return {
    edge,
    points: [
      { x: source.x + source.width, y: y1 },
      { x, y: y1 },
      { x, y: y2 },
      { x: target.x + target.width, y: y2 },
    ],
    // Below the upper lane, where no node is in its way.
    label: { x, y: upper.y + upper.height + 22 },
    side: 'before',
  }
}

/** Where, on a level piece, words are farthest from what crosses it. */
const clearest = (from: number, to: number, uprights: readonly number[]): number => {
  const clearance = (x: number) => Math.min(...uprights.map((upright) => Math.abs(upright - x)))
  const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((share) => from + (to - from) * share)
  return places.reduce((best, x) => (clearance(x) > clearance(best) ? x : best))
}
