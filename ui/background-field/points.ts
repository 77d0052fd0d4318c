/** Where the points of the background are: pure, for the styles, the canvas and the tests. */

interface Layer {
  /** Of a point, in px. */
  readonly radius: number
  /** Where on its tile the point sits, as shares of its sides. */
  readonly at: readonly [x: number, y: number]
  readonly tile: readonly [width: number, height: number]
  /** How far it follows a scroll, as a share of the way. */
  readonly depth: number
  /** Only the canvas draws it: every page pays for what its styles draw. */
  readonly late?: boolean
}

// Each point repeats on a tile of its own size: together they never form a pattern one could see.
export const LAYERS: readonly Layer[] = [
  { radius: 2, at: [0.23, 0.31], tile: [431, 389], depth: 0.08 },
  { radius: 1.5, at: [0.71, 0.64], tile: [347, 467], depth: 0.04 },
  { radius: 2, at: [0.84, 0.17], tile: [739, 607], depth: 0.125, late: true },
  { radius: 1, at: [0.37, 0.58], tile: [223, 199], depth: 0.02, late: true },
  { radius: 1.25, at: [0.62, 0.27], tile: [311, 173], depth: 0.03, late: true },
]

/** The light that a pointer brings. */
export interface Light {
  readonly x: number
  readonly y: number
  /** 0 to 1. */
  readonly strength: number
}

export interface Point {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Which of the opal's four hues the light brings out. */
  readonly hue: number
  /** How much of it, 0 to 1. */
  readonly lit: number
}

/** How far the light reaches, and how far a point leans away from it, in px. */
export const REACH = 220
export const LEAN = 18

/** @param scrolled how far the page has moved under the window, times `scrollIntensity` */
export const pointsIn = (
  width: number,
  height: number,
  scrolled: number,
  light: Light,
): readonly Point[] =>
  LAYERS.flatMap(({ radius, at, tile, depth }, layer) => {
    const [left, top] = [at[0] * tile[0], at[1] * tile[1] - scrolled * depth]
    const first = Math.floor((-EDGE - top) / tile[1])
    const points: Point[] = []
    for (let row = first; top + row * tile[1] < height + EDGE; row += 1)
      for (let column = -1; left + column * tile[0] < width + EDGE; column += 1) {
        const [x, y] = [left + column * tile[0], top + row * tile[1]]
        // Counted from the top of the page: a point keeps its hue while it scrolls.
        const hue = (((column + row * 3 + layer) % 4) + 4) % 4
        points.push({ ...leant(x, y, light), radius, hue })
      }
    return points
  })

/** What may still be seen of a point outside of the window: it leans. */
const EDGE = LEAN + 4

const leant = (x: number, y: number, light: Light): Pick<Point, 'x' | 'y' | 'lit'> => {
  const [dx, dy] = [x - light.x, y - light.y]
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance >= REACH || light.strength === 0) return { x, y, lit: 0 }
  const lit = (1 - distance / REACH) * light.strength
  const by = distance === 0 ? 0 : (lit * LEAN) / distance
  return { x: x + dx * by, y: y + dy * by, lit }
}
