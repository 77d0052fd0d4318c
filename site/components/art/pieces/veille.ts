import { type Chance, cosine, sine, swing } from '../chance.ts'
import { dot, type Spot } from '../path.ts'
import type { ArtShape, Motion } from '../shape.ts'
import { OPAL } from './opal.ts'

const POINTS = 84
/** Nearer than this, two points would be one. */
const APART = 78
/** How far one wanders from where it was. */
const ORBIT = 26

interface Star {
  readonly at: Spot
  readonly turn: number
  readonly way: number
}

/** A night sky in which each point holds on to its nearest. */
export const veille = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const stars = scattered(chance)
  const moved = swing(motion)
  const places = stars.map(({ at: [x, y], turn, way }): Spot => {
    const now = turn + moved * way
    return [x + ORBIT * (cosine(now) - cosine(turn)), y + ORBIT * (sine(now) - sine(turn))]
  })
  const groups = OPAL.map((hue, index): ArtShape => ({
    d: places
      .filter((_, at) => at % 9 === index * 2)
      .map(([x, y]) => dot(x, y))
      .join(''),
    stroke: hue,
    width: 22,
  }))
  const quiet = places.filter((_, at) => ![0, 2, 4, 6].includes(at % 9))
  return [
    { d: ties(stars, places), stroke: 'lineStrong', width: 2, opacity: 0.7 },
    { d: quiet.map(([x, y]) => dot(x, y)).join(''), stroke: 'muted', width: 9 },
    ...groups,
  ]
}

/** Points by lot, none too near another. */
const scattered = (chance: Chance): readonly Star[] => {
  const stars: Star[] = []
  // Where there is no room left, fewer points are enough.
  for (let tries = 0; tries < POINTS * 12 && stars.length < POINTS; tries += 1) {
    const at: Spot = [chance.between(30, 970), chance.between(30, 970)]
    const [turn, way] = [chance(), chance.pick([-1, 1])]
    if (stars.every((other) => distance(other.at, at) > APART)) stars.push({ at, turn, way })
  }
  return stars
}

/** Each to its two nearest, as they stand at rest: a tie does not change hands while they move. */
const ties = (stars: readonly Star[], places: readonly Spot[]): string =>
  stars
    .flatMap((star, index) =>
      stars
        .map((other, at) => [at, distance(star.at, other.at)] as const)
        .filter(([at]) => at !== index)
        .toSorted((one, two) => one[1] - two[1])
        .slice(0, 2)
        .map(([at]) => [Math.min(index, at), Math.max(index, at)] as const),
    )
    .map(([from, to]) => `${spot(places[from]!)}L${spot(places[to]!).slice(1)}`)
    .filter((tie, at, all) => all.indexOf(tie) === at)
    .join('')

const spot = ([x, y]: Spot): string => `M${Math.round(x)} ${Math.round(y)}`

const distance = ([x, y]: Spot, [u, v]: Spot): number => Math.sqrt((x - u) ** 2 + (y - v) ** 2)
