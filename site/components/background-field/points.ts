/** Where the points of the background are: pure, for the styles, the canvas and the tests. */

export const SIDES = ['left', 'right'] as const

/** Width of a margin in CSS: what is left beside the page's column, which is never wider than this. */
export const MARGIN = 'max(1vw,50% - 640px)'

interface Layer {
  /** Of a point, in px. */
  readonly radius: number
  /** The margin beside the page's words that it stands in, where no words are. */
  readonly side: (typeof SIDES)[number]
  /** Where in the margin and on its tile the point sits, as shares of width and height. */
  readonly at: readonly [x: number, y: number]
  /** Height of a tile, in px. */
  readonly tile: number
  /** How far it follows a scroll, as a share of the way. */
  readonly depth: number
  /** Only the canvas draws it: every page pays for what its styles draw. */
  readonly late?: boolean
}

// Each point repeats at a distance of its own: together they never form a pattern one could see.
export const LAYERS: readonly Layer[] = [
  { radius: 2, side: 'left', at: [0.4, 0.4], tile: 400, depth: 0.08 },
  { radius: 1.5, side: 'right', at: [0.61, 0.64], tile: 467, depth: 0.04, late: true },
  { radius: 2, side: 'right', at: [0.24, 0.17], tile: 607, depth: 0.125, late: true },
  { radius: 1, side: 'left', at: [0.77, 0.58], tile: 199, depth: 0.02, late: true },
  { radius: 1.25, side: 'right', at: [0.82, 0.27], tile: 173, depth: 0.03, late: true },
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
  LAYERS.flatMap(({ radius, side, at, tile, depth }, layer) => {
    const margin = marginOf(width)
    const left = side === 'left' ? 0 : width - margin
    const top = at[1] * tile - scrolled * depth
    const first = Math.floor((-EDGE - top) / tile)
    const points: Point[] = []
    for (let row = first; top + row * tile < height + EDGE; row += 1) {
      const { x, ...rest } = leant(left + at[0] * margin, top + row * tile, light)
      // Counted from the top of the page: a point keeps its hue while it scrolls.
      const hue = (((row * 3 + layer) % 4) + 4) % 4
      // However far it leans, never among the words.
      points.push({ x: Math.min(Math.max(x, left), left + margin), ...rest, radius, hue })
    }
    return points
  })

/** {@link MARGIN} of a window, in px. */
export const marginOf = (width: number): number => Math.max(width / 100, width / 2 - 640)

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
