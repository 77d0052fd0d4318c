import { type Chance, swing } from '../chance.ts'
import type { ArtShape, Ink, Motion } from '../shape.ts'
import { OPAL } from './opal.ts'

const COUNT = 9
const TILE = 1000 / COUNT
const HALF = Math.round(TILE / 2)

/** Arcs that meet at the sides of their tiles; a band of light crosses them. */
export const tissage = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const slope = chance.pick([-1, 1])
  const middle = chance.between(0.35, 0.65) + 0.4 * swing(motion)
  const arcs = new Map<Ink, string[]>((['line', ...OPAL] as const).map((ink) => [ink, []]))
  for (let row = 0; row < COUNT; row += 1)
    for (let column = 0; column < COUNT; column += 1) {
      const across = (column + slope * row + (slope < 0 ? COUNT - 1 : 0)) / (2 * COUNT - 2)
      const near = Math.floor((across - middle + 0.2) / 0.1)
      const [x, y] = [Math.round(column * TILE), Math.round(row * TILE)]
      const pair = chance() < 0.5 ? leaning(x, y) : rising(x, y)
      arcs.get(OPAL[near] ?? 'line')?.push(...pair)
    }
  return [...arcs].flatMap(([stroke, parts]): ArtShape[] => {
    if (parts.length === 0) return []
    const d = parts.join('')
    return [
      { d, stroke, width: 30 },
      // A vein along the ribbon.
      { d, stroke: 'sunken', width: 6, opacity: 0.7 },
    ]
  })
}

const arc = (x: number, y: number, dx: number, dy: number, sweep: 0 | 1): string =>
  `M${x} ${y}a${HALF} ${HALF} 0 0 ${sweep} ${dx} ${dy}`

const leaning = (x: number, y: number): readonly string[] => [
  arc(x + HALF, y, -HALF, HALF, 1),
  arc(x + 2 * HALF, y + HALF, -HALF, HALF, 0),
]
const rising = (x: number, y: number): readonly string[] => [
  arc(x + HALF, y, HALF, HALF, 0),
  arc(x, y + HALF, HALF, HALF, 1),
]
