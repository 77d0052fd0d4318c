import { type Chance, sine, swing } from '../chance.ts'
import { line, type Spot } from '../path.ts'
import type { ArtShape, Motion } from '../shape.ts'

const ROWS = 24
const POINTS = 22

/** Rows of one sea, the nearer before the farther; one crest takes the light. */
export const maree = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const crest = chance.between(0.3, 0.7)
  const width = chance.between(0.2, 0.34)
  const lit = 6 + chance.int(ROWS - 12)
  const moved = swing(motion)
  const waves = [1, 2, 3, 5].map((count) => ({
    count: count * chance.between(0.8, 1.6),
    height: chance.between(18, 46) / Math.sqrt(count),
    start: chance(),
    turn: chance.pick([-1, 1]),
  }))
  return Array.from({ length: ROWS }, (_, row): ArtShape => {
    const base = 190 + row * 33
    const sway = chance.between(-0.06, 0.06)
    const points = Array.from({ length: POINTS }, (__, at): Spot => {
      const along = at / (POINTS - 1)
      const away = (along - crest - sway) / width
      const swell = 1 / (1 + away * away * away * away)
      const height = waves.reduce(
        (sum, { count, height: most, start, turn }) =>
          sum + most * sine(along * count + start + row * 0.061 + moved * turn),
        0,
      )
      return [-30 + along * 1060, base - swell * (70 + Math.abs(height) * 1.7) - height * 0.12]
    })
    return {
      // Closed below the picture's edge: what is nearer hides what is behind it.
      d: `${line(points)}V1030H-30z`,
      fill: 'sunken',
      stroke: row === lit ? 'thread' : 'lineStrong',
      width: row === lit ? 8 : 2.5,
    }
  })
}
