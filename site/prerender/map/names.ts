/** Where the names of a map go: beside a dot, along a river, out on the sea. */
import type { SIDES } from '../../content/map.ts'
import type { Box, Point } from '../diagram/box.ts'
import { textWidth } from '../diagram/text-width.ts'
import { along, type Ground } from './ground.ts'

type Side = (typeof SIDES)[number]

export interface Name extends Point {
  readonly name?: string | undefined
  readonly detail?: string | undefined
  readonly anchor: 'start' | 'middle' | 'end'
  readonly box: Box
}

/** Along a line: `angle` is in degrees. */
export interface Turned extends Point {
  readonly text: string
  readonly angle: number
  readonly boxes: readonly Box[]
}

interface Said {
  readonly name?: string
  readonly detail?: string | undefined
  readonly side?: Side | undefined
}

/** The side that costs least; it is taken from then on. */
export const nameBeside = (ground: Ground, at: Point, said: Said): Name | undefined => {
  const { name: size, detail: small, thick } = ground.sheet
  const lines = [
    ...(said.name === undefined ? [] : [{ text: said.name, size }]),
    ...(said.detail === undefined ? [] : [{ text: said.detail, size: small }]),
  ]
  const width = Math.max(...lines.map((line) => textWidth(line.text, line.size)))
  const height = lines.reduce((sum, line) => sum + line.size * LINE, 0)
  const gap = 17 * thick ** 0.5
  const spots = SPOTS.filter(({ side }) => said.side === undefined || side === said.side).map(
    ({ anchor, dx, dy }, index): Name & { cost: number } => {
      const x = at.x + dx * gap
      const y = at.y + (dy * (height + 2 * gap)) / 2 - height / 2
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
      const box = { x: left, y, width, height }
      return { ...said, x, y, anchor, box, cost: ground.cost([box]) + index / 4 }
    },
  )
  return taken(ground, spots, ({ box }) => [box])
}

const LINE = 1.3

/** Best first: what is read goes on to the right. */
const SPOTS = [
  { side: 'right', anchor: 'start', dx: 1, dy: 0 },
  { side: 'left', anchor: 'end', dx: -1, dy: 0 },
  { side: 'above', anchor: 'middle', dx: 0, dy: -1 },
  { side: 'below', anchor: 'middle', dx: 0, dy: 1 },
  { side: 'right', anchor: 'start', dx: 0.7, dy: -0.7 },
  { side: 'right', anchor: 'start', dx: 0.7, dy: 0.7 },
  { side: 'left', anchor: 'end', dx: -0.7, dy: -0.7 },
  { side: 'left', anchor: 'end', dx: -0.7, dy: 0.7 },
  { side: 'above', anchor: 'start', dx: -0.6, dy: -1 },
  { side: 'below', anchor: 'start', dx: -0.6, dy: 1 },
  { side: 'above', anchor: 'end', dx: 0.6, dy: -1 },
  { side: 'below', anchor: 'end', dx: 0.6, dy: 1 },
] as const

/** On the line itself, where it is straight enough and nothing else is. */
export const nameAlong = (
  ground: Ground,
  line: readonly Point[],
  text: string,
): Turned | undefined => {
  const { detail: size, width, height } = ground.sheet
  const half = textWidth(text, size) / 2
  const points = along(line)
  const spots = points.flatMap((at, index) => {
    const [before, after] = [
      points.slice(0, index).findLast((each) => away(each, at) >= half),
      points.slice(index).find((each) => away(each, at) >= half),
    ]
    if (before === undefined || after === undefined) return []
    const [left, right] = before.x <= after.x ? [before, after] : [after, before]
    const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
    const boxes = Array.from({ length: 7 }, (_, step): Box => {
      const share = step / 6
      return {
        x: left.x + (right.x - left.x) * share - size / 2,
        y: left.y + (right.y - left.y) * share - size / 2,
        width: size,
        height: size,
      }
    })
    const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
    const bent = away(middle, at)
    const off = away(middle, { x: width / 2, y: height / 2 }) / width
    const cost = ground.cost(boxes) === Infinity || bent > 9 ? Infinity : bent / 6 + off
    return [{ ...middle, text, angle: Math.round(angle), boxes, cost }]
  })
  return taken(ground, spots, ({ boxes }) => boxes)
}

/** Inside an outline, as far from everything as there is room. */
export const nameWithin = (
  ground: Ground,
  outline: readonly Point[],
  text: string,
): Name | undefined => {
  const { detail: size, width: most, height: deepest } = ground.sheet
  const [width, height] = [textWidth(text, size), size * LINE]
  const spots: (Name & { cost: number })[] = []
  for (let y = height; y < deepest - height; y += 14)
    for (let x = width / 2; x < most - width / 2; x += 14) {
      const box = { x: x - width / 2, y, width, height }
      const roomy = { x: box.x - 24, y: y - 24, width: width + 48, height: height + 48 }
      if (!corners(roomy).every((corner) => within(corner, outline))) continue
      const off = away({ x, y }, { x: most / 2, y: deepest * 0.6 }) / most
      spots.push({ detail: text, x, y, anchor: 'middle', box, cost: ground.cost([box]) + off })
    }
  return taken(ground, spots, ({ box }) => [box])
}

/** The cheapest that may stand; others keep away from it. */
const taken = <T extends { readonly cost: number }>(
  ground: Ground,
  spots: readonly T[],
  boxesOf: (spot: T) => readonly Box[],
): T | undefined => {
  const best = spots
    .filter(({ cost }) => cost < Infinity)
    .reduce<T | undefined>((one, other) => (one && one.cost <= other.cost ? one : other), undefined)
  if (best !== undefined) for (const box of boxesOf(best)) ground.take(grown(box))
  return best
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - 4,
  y: y - 2,
  width: width + 8,
  height: height + 4,
})

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const corners = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
]

/** Rays to the right cross the outline an odd number of times. */
const within = ({ x, y }: Point, outline: readonly Point[]): boolean =>
  outline.filter((a, index) => {
    const b = outline[(index + 1) % outline.length]!
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
  }).length %
    2 ===
  1
