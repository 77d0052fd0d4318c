/** A graph laid out whole: nodes, what they stand in, and the ways between them. */
import type { Graph, GraphGroup, GraphNode } from './graph.ts'
import { around, edgesOf } from './groups.ts'
import type { Box, Direction } from './box.ts'
import { clearLabels, curlBox, labelBox } from './labels.ts'
import { place, type Placed } from './place.ts'
import { leadsBack, wayBack, wayBelow, wayBetween, type DrawnWay } from './route.ts'

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly direction: Direction
  readonly nodes: readonly (GraphNode & Box)[]
  readonly groups: readonly (GraphGroup & Box)[]
  readonly ways: readonly DrawnWay[]
}

/** @param busy nodes below which nothing may hang */
export const layOut = (graph: Graph, direction: Direction, busy?: ReadonlySet<string>): Drawing => {
  const placed = place(graph, direction, busy)
  const nodes = graph.nodes.map((node) => ({ ...node, ...placed.boxes.get(node.id)! }))
  return framed({
    direction,
    nodes,
    groups: graph.groups.map((group) => ({
      ...group,
      ...around(nodes.filter((node) => node.group === group.id)),
    })),
    ways: waysOf(graph, placed, direction),
  })
}

const waysOf = ({ edges }: Graph, placed: Placed, direction: Direction): readonly DrawnWay[] => {
  const obstacles = { direction, boxes: [...placed.boxes.values()] }
  let lane = 0
  return edges.map((edge) => {
    const [source, target] = [placed.boxes.get(edge.from)!, placed.boxes.get(edge.to)!]
    if (placed.hanging.has(edge)) return { edge, ...wayBelow(source, target) }
    if (leadsBack(source, target, direction)) {
      lane += 1
      return { edge, ...wayBack(source, target, lane - 1, obstacles) }
    }
    const waypoints = placed.waypoints.get(edge) ?? []
    const labelled = edge.label !== undefined
    const way = wayBetween(source, target, { waypoints, labelled, obstacles })
    // Its curl takes the side on which a label would stand.
    const side = direction === 'across' ? 'below' : 'before'
    return { edge, ...way, ...(edge.loop && way.points.length === 2 && { side }) }
  })
}

/** Moved so that all of it is inside its frame, outlines and labels too. */
export const framed = (drawing: Omit<Drawing, 'width' | 'height'>): Drawing => {
  const { nodes, groups } = drawing
  const ways = clearLabels(drawing.ways, nodes)
  const points = ways.flatMap(({ points: own }) =>
    own.map((point) => ({ ...point, width: 0, height: 0 })),
  )
  const [left, top, right, bottom] = edgesOf([
    ...nodes,
    ...groups,
    ...points,
    ...ways.flatMap(curlBox),
    ...ways.flatMap(labelBox),
  ])
  const [dx, dy] = [MARGIN - left, MARGIN - top]
  const moved = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({
    ...one,
    x: one.x + dx,
    y: one.y + dy,
  })
  return {
    ...drawing,
    width: Math.ceil(right - left + 2 * MARGIN),
    height: Math.ceil(bottom - top + 2 * MARGIN),
    nodes: nodes.map(moved),
    groups: groups.map(moved),
    ways: ways.map((way) => ({
      ...way,
      points: way.points.map(moved),
      label: moved(way.label),
    })),
  }
}

const MARGIN = 2
