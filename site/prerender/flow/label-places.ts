/** Where the names of outputs stand: on their own wires, clear of nodes, their names and each other. */

export type Point = readonly [x: number, y: number]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Labelled {
  /** How wide its name is. */
  readonly width: number
  /** A point of the wire, from 0 at its start to 1 at its end. */
  readonly along: (share: number) => Point
}

/** Halfway first, then ever nearer to the ends. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.12, 0.88, 0.06, 0.94]
/** From the wire to the foot of the letters: across it, or beside it. */
const FEET = [6, -12, 26, -34, 48]

/**
 * @param taken boxes that nothing may lie over
 * @returns of each wire where the middle of its name's foot stands: where nothing is in the way, or
 *   else where it hides least
 */
export const labelPlaces = (
  wires: readonly Labelled[],
  taken: readonly Box[],
): readonly Point[] => {
  const boxes = [...taken]
  return wires.map(({ width, along }) => {
    const feet = isLevel(along) ? FEET.slice(1) : FEET
    const tried = SHARES.flatMap((share) => {
      const [x, y] = along(share)
      return feet.map((foot): Point => [Math.round(x), Math.round(y + foot)])
    })
    const hidden = (at: Point) =>
      boxes.reduce((sum, box) => sum + overlap(boxOf(at, width), box), 0)
    const best =
      tried.find((at) => hidden(at) === 0) ??
      tried.reduce((one, other) => (hidden(other) < hidden(one) ? other : one))
    boxes.push(boxOf(best, width))
    return best
  })
}

/** On a level wire letters would be struck through. */
const isLevel = (along: Labelled['along']): boolean => Math.abs(along(0.4)[1] - along(0.6)[1]) < 1

/** Of letters 21 px high. */
export const boxOf = ([x, y]: Point, width: number): Box => ({
  left: x - width / 2,
  top: y - 17,
  right: x + width / 2,
  bottom: y + 5,
})

/** The area that two boxes share. */
export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
