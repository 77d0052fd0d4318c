/** Ways as the `d` of a path: corners are round, and a curl is the site's own. */
import type { Point } from './box.ts'

const RADIUS = 12

/** @param points each level with the one before it, or straight above or below */
export const roundedPath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${at(point)}`
      if (after === undefined) return line(before, point)
      const radius = Math.min(RADIUS, length(before, point) / 2, length(point, after) / 2)
      if (radius < 1) return line(before, point)
      const [enter, leave] = [towards(point, before, radius), towards(point, after, radius)]
      return `${line(before, enter)}Q${at(point)} ${at(leave)}`
    })
    .join('')

/** The point of an arrow at the end of a way. */
export const arrowPath = (points: readonly Point[]): string => {
  const [before, end] = [points.at(-2)!, points.at(-1)!]
  const back = towards(end, before, 6)
  const [dx, dy] = before.x === end.x ? [4.5, 0] : [0, 4.5]
  return `M${at({ x: back.x - dx, y: back.y - dy })}L${at(end)} ${at({ x: back.x + dx, y: back.y + dy })}`
}

/** A straight way with a curl in its middle: above it where it is level, else beside it. */
export const curledPath = (start: Point, end: Point): string => {
  const level = start.y === end.y
  const sign = level ? Math.sign(end.x - start.x) : Math.sign(end.y - start.y)
  const [cx, cy] = [(start.x + end.x) / 2, (start.y + end.y) / 2]
  const turn = (along: number, off: number): string =>
    at(level ? { x: cx + sign * along, y: cy - off } : { x: cx + off, y: cy + sign * along })
  return `M${at(start)}L${turn(-20, 0)}C${turn(-7, 0)} ${turn(16, 3)} ${turn(16, 23)}C${turn(16, 42)} ${turn(-16, 42)} ${turn(-16, 23)}C${turn(-16, 3)} ${turn(7, 0)} ${turn(20, 0)}L${at(end)}`
}

/** Shorter, and compressed better, than with decimals. */
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`
const round = (value: number): number => Math.round(value * 2) / 2

const line = (from: Point, to: Point): string => {
  if (round(from.y) === round(to.y)) return `H${round(to.x)}`
  if (round(from.x) === round(to.x)) return `V${round(to.y)}`
  return `L${at(to)}`
}

const length = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

/** From one point towards another, so far. */
const towards = (from: Point, to: Point, distance: number): Point => ({
  x: from.x + Math.sign(to.x - from.x) * distance,
  y: from.y + Math.sign(to.y - from.y) * distance,
})
