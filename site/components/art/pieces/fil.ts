import { type Chance, cosine, sine, swing } from '../chance.ts'
import { line, type Spot } from '../path.ts'
import type { ArtShape, Motion } from '../shape.ts'

const POINTS = 120
/** A line without loops needs few. */
const HAIR_POINTS = 26
const HAIRS = 11

/** One thread that goes on, and loops where something is worth a second look. */
export const fil = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const level = chance.between(520, 620)
  const height = chance.between(60, 130)
  const start = chance()
  const moved = swing(motion) / 2
  const count = 1 + chance.int(3)
  const loops = Array.from({ length: count }, (_, index) => ({
    at: 0.2 + (0.62 * (index + 0.5)) / count + chance.between(-0.06, 0.06),
    size: chance.between(90, 170),
  }))
  const course = (points: number, offset: number, share: number): readonly Spot[] =>
    Array.from({ length: points }, (_, at): Spot => {
      const along = at / (points - 1)
      const rise = height * sine(along * 1.3 + start + moved + offset * 0.0004)
      let [x, y] = [0, 0]
      for (const { at: centre, size } of loops) {
        const turn = turned(along - centre, size * share)
        x += turn[0]
        y += turn[1]
      }
      return [-60 + along * 1120 + x, level + offset + rise + y]
    })
  const hairs = Array.from({ length: HAIRS }, (_, index): ArtShape => {
    const offset = (index - (HAIRS - 1) / 2) * 84
    return {
      d: line(course(HAIR_POINTS, offset, 0)),
      stroke: 'lineStrong',
      width: 2,
      opacity: 0.55,
    }
  })
  return [...hairs, { d: line(course(POINTS, 0, 1)), stroke: 'thread', width: 14 }]
}

/** Width of a loop along the thread, as a share of it. */
const SPAN = 0.12

/** Where one loop takes the thread, at some distance from its middle. */
const turned = (from: number, size: number): Spot => {
  if (from < -SPAN || from > SPAN) return [0, 0]
  const along = from / SPAN
  const calm = 1 - along * along
  // One whole turn, slow at both ends.
  const turn = along * (1.5 - 0.5 * along * along) * 0.5
  return [-size * 1.15 * calm * sine(turn), -size * calm * (1 + cosine(turn))]
}
