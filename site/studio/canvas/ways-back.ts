/** Links that lead back: they pass below what stands between their ends, as on n8n's own canvas. */
import type { FlowLink, Point } from '../../workflows/document/command.ts'
import { isNote } from '../../workflows/document/ends.ts'
import { keyOf, linksIn } from '../../workflows/document/links.ts'
import type { Flow } from '../../workflows/flow/flow.ts'
import { LABELS, TILE } from './sizes.ts'

/** Pixels: to the next box, and to another link on the same height. */
const GAP = 18
/** How far a link goes straight on before it turns. */
const LEAD = 30
/** Half of what a name is wider than its box. */
const NAME = 52

interface Passage {
  readonly from: number
  readonly to: number
  readonly y: number
}

/** On which height each link that leads back passes, by its key. */
export const waysBack = (flow: Flow): ReadonlyMap<string, number> => {
  const places = new Map(flow.nodes.map((node) => [node.name, node.position]))
  const boxes = flow.nodes.filter((node) => !isNote(node)).map(({ position }) => position)
  const taken: Passage[] = []
  const ways = new Map<string, number>()
  for (const link of linksIn(flow)) {
    const ends = backwards(link, places)
    if (!ends) continue
    const passage = passageOf(ends, boxes, taken)
    taken.push(passage)
    ways.set(keyOf(link), passage.y)
  }
  return ways
}

/** Where it begins and ends; nothing for one that leads on, or to a part. */
const backwards = (
  { from, to, kind }: FlowLink,
  places: ReadonlyMap<string, Point>,
): readonly [Point, Point] | undefined => {
  const start = places.get(from.node)
  const end = places.get(to.node)
  return kind === 'main' && start && end && end[0] < start[0] + TILE ? [start, end] : undefined
}

/** The first height below both ends on which no box and no other link is in the way. */
const passageOf = (
  [start, end]: readonly [Point, Point],
  boxes: readonly Point[],
  taken: readonly Passage[],
): Passage => {
  const from = end[0] - LEAD
  const to = start[0] + TILE + LEAD
  const inTheWay = [
    ...boxes
      .filter(([x]) => x - NAME < to && x + TILE + NAME > from)
      .map(([, y]) => ({ top: y - GAP, below: y + TILE + LABELS + GAP })),
    ...taken
      .filter((other) => other.from < to && other.to > from)
      .map(({ y }) => ({ top: y - GAP, below: y + GAP })),
  ].toSorted((one, other) => one.top - other.top)
  let y = Math.max(start[1], end[1]) + TILE + LABELS + GAP
  for (const { top, below } of inTheWay) if (top < y && below > y) y = below
  return { from, to, y }
}

/** Corners, as wide as the way leaves room for. */
const ROUND = 16

/**
 * The path from the right side of a box to the left side of another, by way of a height.
 * @returns the path, and where its label stands
 */
export const pathBack = (
  [x1, y1]: Point,
  [x2, y2]: Point,
  height: number,
): readonly [path: string, x: number, y: number] => {
  const right = x1 + LEAD
  const left = x2 - LEAD
  const r = Math.max(0, Math.min(ROUND, Math.abs(right - left) / 2))
  const down = (y: number) => Math.sign(height - y) * Math.min(r, Math.abs(height - y) / 2)
  const start = down(y1)
  const end = down(y2)
  const path = [
    `M${x1} ${y1}H${right - r}Q${right} ${y1} ${right} ${y1 + start}`,
    `V${height - start}Q${right} ${height} ${right - r} ${height}`,
    `H${left + r}Q${left} ${height} ${left} ${height - end}`,
    `V${y2 + end}Q${left} ${y2} ${left + r} ${y2}H${x2}`,
  ].join('')
  return [path, (left + right) / 2, height]
}
