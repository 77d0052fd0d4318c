/** Where nodes stand: the flow from left to right, parts below the node that uses them. */
import { Graph, layout as place } from '@dagrejs/dagre'
import { constraintsOf } from './constraints.ts'
import type { Link } from './links.ts'

export type Position = readonly [left: number, top: number]

/** Pixels of n8n's canvas: a node's side, and the grid that nodes snap to. */
const SIDE = 96
const GRID = 16
/** Between columns there is room for names below nodes; between rows for a name of two lines. */
const BETWEEN = { columns: 144, rows: 112, parts: 48 }
const PART_ROW = SIDE + BETWEEN.rows

/** @returns by the node's name in the recipe, parts included */
export const layOut = (
  names: readonly string[],
  links: readonly Link[],
): ReadonlyMap<string, Position> => {
  const parts = partsBelow(links)
  const isPart = new Set(links.filter(({ kind }) => kind !== 'main').map(({ from }) => from))
  const main = names.filter((name) => !isPart.has(name))
  const row = rowsOf(main, links, parts)
  return new Map([...row, ...main.flatMap((name) => below(name, row.get(name)!, parts))])
}

const rowsOf = (
  main: readonly string[],
  links: readonly Link[],
  parts: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Position> => {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', ranksep: BETWEEN.columns, nodesep: BETWEEN.rows })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const name of main)
    graph.setNode(name, { width: Math.max(SIDE, widthOf(name, parts)), height: SIDE })
  for (const [at, { from, to, kind }] of links.entries())
    if (kind === 'main') graph.setEdge(from, to, {}, String(at))
  place(graph, { constraints: [...constraintsOf(links)] })
  const tops = new Map(main.map((name) => [name, graph.node(name).y - SIDE / 2]))
  return new Map(
    main.map((name) => {
      const top = tops.get(name)! + roomAbove(tops, tops.get(name)!, parts)
      return [name, [snapped(graph.node(name).x - SIDE / 2), snapped(top)]]
    }),
  )
}

/** Rows below one with parts move down by as many rows as its parts are deep. */
const roomAbove = (
  tops: ReadonlyMap<string, number>,
  top: number,
  parts: ReadonlyMap<string, readonly string[]>,
): number => {
  const deepest = new Map<number, number>()
  for (const [name, other] of tops)
    if (other < top) deepest.set(other, Math.max(deepest.get(other) ?? 0, depthOf(name, parts)))
  return [...deepest.values()].reduce((sum, depth) => sum + depth * PART_ROW, 0)
}

const partsBelow = (links: readonly Link[]): ReadonlyMap<string, readonly string[]> => {
  const parts = new Map<string, string[]>()
  for (const { from, to, kind } of links)
    if (kind !== 'main') parts.set(to, [...(parts.get(to) ?? []), from])
  return parts
}

const depthOf = (name: string, parts: ReadonlyMap<string, readonly string[]>): number =>
  Math.max(0, ...(parts.get(name) ?? []).map((part) => 1 + depthOf(part, parts)))

const widthOf = (name: string, parts: ReadonlyMap<string, readonly string[]>): number => {
  const widths = (parts.get(name) ?? []).map((part) => widthOf(part, parts) + BETWEEN.parts)
  return Math.max(
    SIDE,
    widths.reduce((sum, width) => sum + width, -BETWEEN.parts),
  )
}

const below = (
  name: string,
  [left, top]: Position,
  parts: ReadonlyMap<string, readonly string[]>,
): readonly (readonly [string, Position])[] => {
  let from = left + SIDE / 2 - widthOf(name, parts) / 2
  return (parts.get(name) ?? []).flatMap((part) => {
    const width = widthOf(part, parts)
    const own: Position = [snapped(from + width / 2 - SIDE / 2), top + PART_ROW]
    from += width + BETWEEN.parts
    return [[part, own] as const, ...below(part, own, parts)]
  })
}

const snapped = (pixels: number): number => Math.round(pixels / GRID) * GRID
