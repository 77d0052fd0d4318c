import { type Chance, cosine, sine, swing } from '../chance.ts'
import { disc, polygon, type Spot } from '../path.ts'
import type { ArtShape, Motion } from '../shape.ts'
import { OPAL } from './opal.ts'

const RADII = [0, 96, 190, 280, 356] as const
const FACETS = [6, 9, 13, 17] as const

/** A cut stone: each facet is pale until the light comes round to it. */
export const cabochon = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const light = chance() + swing(motion)
  const facets = FACETS.flatMap((count, ring) => {
    const shift = chance()
    const edges = Array.from({ length: count }, (_, at) => (at + chance.between(0.1, 0.7)) / count)
    return edges.map((from, at): ArtShape => {
      const to = (edges[at + 1] ?? (edges[0] ?? 0) + 1) + shift
      const turn = from + shift
      const inner = RADII[ring] ?? 0
      const outer = RADII[ring + 1] ?? 0
      const facing = sine((turn + to) / 2 + light + chance.between(-0.09, 0.09))
      return {
        d: polygon([
          ...(inner === 0 ? [MIDDLE] : [around(turn, inner), around(to, inner)].toReversed()),
          around(turn, outer),
          around((turn + to) / 2, outer + outer / 40),
          around(to, outer),
        ]),
        fill: chance() < 0.16 ? 'text' : chance.pick(OPAL),
        stroke: 'sunken',
        width: 5,
        opacity: Math.round((0.14 + 0.8 * Math.max(0, facing)) * 100) / 100,
      }
    })
  })
  return [
    { d: disc(500, 500, 372), fill: 'surface' },
    ...facets,
    { d: disc(500, 500, 378), stroke: 'thread', width: 8 },
    { d: disc(500, 500, 408), stroke: 'lineStrong', width: 2, opacity: 0.6 },
  ]
}

const MIDDLE: Spot = [500, 500]

const around = (turn: number, reach: number): Spot => [
  500 + reach * cosine(turn),
  500 + reach * sine(turn),
]
