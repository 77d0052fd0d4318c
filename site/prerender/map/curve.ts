/** Lines of a map as the `d` of a path: bends are soft, and the thread curls once. */
import type { Point } from '../diagram/box.ts'

export interface Thread {
  readonly from: Point
  readonly to: Point
  /** Of its curl. */
  readonly size: number
  readonly side: 1 | -1
}

/** Through every point, as a hand would draw it: each is left in the direction of its neighbours. */
export const softPath = (points: readonly Point[], closed = false): string => {
  const near = (index: number): Point =>
    closed
      ? points.at(index % points.length)!
      : points[Math.max(0, Math.min(index, points.length - 1))]!
  const last = closed ? points.length : points.length - 1
  const curves = Array.from({ length: last }, (_, index) => {
    const [before, from, to, after] = [
      near(index - 1),
      near(index),
      near(index + 1),
      near(index + 2),
    ]
    return `${pair(towards(from, before, to))} ${pair(towards(to, after, from))} ${pair(to)}`
  })
  return `M${pair(near(0))}C${curves.join(' ')}${closed ? 'Z' : ''}`
}

/** The handle at a point, a sixth of the way between its neighbours. */
const towards = (at: Point, behind: Point, ahead: Point): Point => ({
  x: at.x + (ahead.x - behind.x) / 6,
  y: at.y + (ahead.y - behind.y) / 6,
})

/** Corners as they are: a coast seen from afar. */
export const plainPath = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`

/** Straight from one to the other, with the site's own curl in the middle, on one side or the other. */
export const curledThread = (thread: Thread): string => {
  const { from, to } = thread
  const point = alongside(thread)
  const at = (along: number, off: number) => pair(point(along, off))
  return `M${pair(from)}L${at(-20, 0)}C${at(-7, 0)} ${at(16, 3)} ${at(16, 23)}C${at(16, 42)} ${at(-16, 42)} ${at(-16, 23)}C${at(-16, 3)} ${at(7, 0)} ${at(20, 0)}L${pair(to)}`
}

/** Where the curl is, for whatever must keep away from it. */
export const curlPoints = (thread: Thread): readonly Point[] => {
  const point = alongside(thread)
  return [point(0, 0), point(16, 16), point(-16, 16), point(14, 32), point(-14, 32), point(0, 38)]
}

/** Points by how far they are along the thread from its middle, and off it. */
const alongside = ({ from, to, size, side }: Thread) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return (along: number, off: number): Point => ({
    x: middle.x + size * (along * ux - side * off * uy),
    y: middle.y + size * (along * uy + side * off * ux),
  })
}

const pair = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
