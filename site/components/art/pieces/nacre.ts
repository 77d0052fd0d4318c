import { type Chance, cosine, sine, swing } from '../chance.ts'
import { outline, type Spot } from '../path.ts'
import type { ArtShape, Motion } from '../shape.ts'
import { OPAL } from './opal.ts'

const RINGS = 22
const POINTS = 18

/** Layers that a shell puts down, one around the other. */
export const nacre = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const centre: Spot = [chance.between(340, 660), chance.between(340, 660)]
  // A few waves around the rings: the same for all, so that layers follow each other.
  const waves = [2, 3, 5].map((count) => ({
    count,
    height: chance.between(0.06, 0.2) / Math.sqrt(count),
    start: chance(),
    turn: chance.pick([-1, 1]),
  }))
  const first = chance.int(4)
  // One band of layers takes the light, the rest stays pearl.
  const band = 4 + chance.int(RINGS - 12)
  const moved = swing(motion) / 2
  return Array.from({ length: RINGS }, (_, index): ArtShape => {
    const ring = RINGS - index
    const radius = 12 + ring * 34
    const points = Array.from({ length: POINTS }, (__, at): Spot => {
      const turn = at / POINTS
      const bulge = waves.reduce(
        (sum, { count, height, start, turn: way }) =>
          sum + height * sine(turn * count + start + ring * 0.018 + moved * way),
        1,
      )
      const reach = radius * bulge
      return [centre[0] + reach * cosine(turn), centre[1] + reach * sine(turn)]
    })
    const lit = ring >= band && ring < band + 6
    const hue = OPAL[(ring + first) % 4]!
    return {
      d: outline(points),
      fill: ring % 3 === 0 ? 'surface' : 'sunken',
      stroke: lit ? hue : 'lineStrong',
      width: lit ? 7 : 2.5,
    }
  })
}
