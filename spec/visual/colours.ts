/** Which colours became which others: what a token that changed leaves behind in a picture. */
import { words, type Pixels } from './pixels.ts'

/** Pixels of one colour, as they are kept in memory, that are of another now. */
export interface Recoloured {
  readonly before: number
  readonly after: number
  readonly pixels: number
  /** Of the same colour as these were: pixels that still are. */
  readonly kept: number
}

/** @returns most pixels first; undefined where there are too many to tell one cause from another */
export const recoloured = (before: Pixels, after: Pixels): readonly Recoloured[] | undefined => {
  const [old, now] = [words(before), words(after)]
  const pairs = new Map<number, number>()
  const kept = new Map<number, number>()
  // Neighbours are alike: what is counted is how long each stretch is.
  for (let from = 0, at = 1; at <= old.length; at++) {
    if (at < old.length && old[at] === old[from] && now[at] === now[from]) continue
    const [was, is] = [old[from]!, now[from]!]
    const [counts, key] = was === is ? [kept, was] : [pairs, pairOf(was, is)]
    counts.set(key, (counts.get(key) ?? 0) + at - from)
    from = at
    if (pairs.size > MOST) return undefined
  }
  return [...pairs]
    .map(([key, pixels]) => {
      const [was, is] = [opaque(Math.floor(key / COLOURS)), opaque(key % COLOURS)]
      return { before: was, after: is, pixels, kept: kept.get(was) ?? 0 }
    })
    .toSorted((a, b) => b.pixels - a.pixels)
}

/** As CSS writes it. */
export const hexOf = (colour: number): string =>
  `#${channelsOf(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

/**
 * Whether a change of colour is what `cause` looks like where less than all of it is seen: at the edge
 * of a letter, behind something half transparent. There a pixel goes the same way, and less far.
 */
export const isPartOf = (change: Recoloured, cause: Recoloured): boolean => {
  const [red, green, blue] = stepOf(cause)
  const [ownRed, ownGreen, ownBlue] = stepOf(change)
  const whole = red * red + green * green + blue * blue
  const part = (red * ownRed + green * ownGreen + blue * ownBlue) / whole
  if (part <= -SLACK || part > 1 + SLACK) return false
  const aside = Math.hypot(ownRed - part * red, ownGreen - part * green, ownBlue - part * blue)
  return aside <= ROUNDING + Math.sqrt(whole) * SLACK
}

/** How far a change goes. */
export const lengthOf = (change: Recoloured): number => Math.hypot(...stepOf(change))

const MOST = 4000
const COLOURS = 0x1000000
/** Both as one number: a `Map` finds numbers fastest. */
const pairOf = (before: number, after: number) => (before % COLOURS) * COLOURS + (after % COLOURS)
const opaque = (colour: number) => (colour | 0xff000000) >>> 0

/** Each mixture is rounded, and letters are drawn a little bolder in some colours than in others. */
const ROUNDING = 3
const SLACK = 0.08

type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (colour: number): Channels => [
  colour & 255,
  (colour >> 8) & 255,
  (colour >> 16) & 255,
]

const stepOf = ({ before, after }: Recoloured): Channels => [
  (after & 255) - (before & 255),
  ((after >> 8) & 255) - ((before >> 8) & 255),
  ((after >> 16) & 255) - ((before >> 16) & 255),
]
