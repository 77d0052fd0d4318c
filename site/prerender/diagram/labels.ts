/** Where the words of edges stand: on no node, on no other words, and beside one way alone. */
import { overlap, type Box, type Point } from './box.ts'
import { piecesOf, type DrawnWay, type Way } from './route.ts'
import { textWidth } from './text-width.ts'

export const LABEL_SIZE = 13

/** What the words of an edge take; nothing, where it has none. */
export const labelBox = ({ edge: { label }, label: { x, y }, side }: DrawnWay): readonly Box[] => {
  if (label === undefined) return []
  const width = textWidth(label, LABEL_SIZE)
  if (side === 'above') return [{ x: x - width / 2, y: y - 22, width, height: 18 }]
  if (side === 'below') return [{ x: x - width / 2, y: y + 6, width, height: 18 }]
  return [{ x: side === 'after' ? x + 8 : x - 8 - width, y: y - 9, width, height: 18 }]
}

/** The curl of an edge, at the middle of its way. */
export const curlBox = ({ edge, label: { x, y } }: DrawnWay): readonly Box[] =>
  edge.loop ? [{ x: x - 18, y: y - 36, width: 54, height: 36 }] : []

/**
 * Ways that lead to one node end in one piece, where the words of all of them would stand on each
 * other: each moves to where it is clearest, as near as that is to where it was.
 * @param nodes what they may not cover
 */
export const clearLabels = (
  ways: readonly DrawnWay[],
  nodes: readonly Box[],
): readonly DrawnWay[] => {
  const cleared = [...ways]
  const solid = [...nodes, ...ways.flatMap(curlBox)]
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, way] of cleared.entries()) {
      // What curls does so where its words belong.
      if (way.edge.label === undefined || way.edge.loop) continue
      const others = cleared.filter((other) => other !== way)
      cleared[index] = clearest(ways[index]!, { solid, others })
    }
  return cleared
}

/** A place that another one left may be free in the next. */
const ROUNDS = 3

interface Around {
  readonly solid: readonly Box[]
  readonly others: readonly DrawnWay[]
}

const clearest = (way: DrawnWay, around: Around): DrawnWay => {
  let best = way
  let least = costOf(way, way.label, around)
  for (const spot of spotsOf(way)) {
    if (least === 0) break
    const moved = { ...way, ...spot }
    const cost = costOf(moved, way.label, around)
    if (cost < least) [best, least] = [moved, cost]
  }
  return best
}

/** Along each piece of a way, on both its sides. */
const spotsOf = ({ points }: Way): readonly Pick<Way, 'label' | 'side'>[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]!
    const sides = isLevel(from, to) ? (['above', 'below'] as const) : (['after', 'before'] as const)
    return SHARES.flatMap((share) =>
      sides.map((side) => ({ label: between(from, to, share), side })),
    )
  })

const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85]

const costOf = (way: DrawnWay, wanted: Point, { solid, others }: Around): number => {
  const [box] = labelBox(way)
  const on = (boxes: readonly Box[]) => boxes.filter((other) => overlap(box!, other)).length
  return (
    COST.covered * (on(solid) + on(others.flatMap(labelBox))) +
    COST.crossed * on([...others, way].flatMap(piecesOf)) +
    COST.shared * passing(way, others) +
    COST.far * Math.hypot(way.label.x - wanted.x, way.label.y - wanted.y)
  )
}

/** Words on something cannot be read; with a line through them they can, badly. */
const COST = { covered: 1000, crossed: 300, shared: 100, far: 0.1 }

/** Other ways that pass where it stands: it could be theirs. */
const passing = ({ label: { x, y } }: Way, others: readonly Way[]): number => {
  const here = { x: x - 1, y: y - 1, width: 2, height: 2 }
  return others.filter((other) => piecesOf(other).some((piece) => overlap(here, piece))).length
}

const isLevel = (from: Point, to: Point): boolean =>
  Math.abs(from.y - to.y) < Math.abs(from.x - to.x)

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
