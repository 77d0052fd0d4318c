import { expressions, type Expression, type Gaze } from './expressions.ts'
import { tempers, type Mood, type Temper } from './moods.ts'
import type { Ink } from './paint.ts'
import { postures, type Posture } from './postures.ts'
import { scaled } from './shape.ts'
import { geometries, type Geometry, type Stage } from './stages.ts'

/** Everything the drawing functions may look at. */
export interface Subject {
  readonly mood: Vector
  readonly stage: Geometry
  readonly ink: (ink: Ink) => string
  /** Lying down, chin on her arms. */
  readonly nap: boolean
  /** A hat takes the crown's place. */
  readonly hat: boolean
}
interface Pose extends Pick<Subject, 'nap' | 'hat'> {
  readonly blink: boolean
  readonly gaze: Gaze | undefined
}
/** A mood is a vector: the same paths are drawn with these numbers, whatever she feels. */
export type Vector = Expression & Posture & Temper

export const vector = (mood: Mood): Vector => ({
  ...expressions[mood],
  ...postures[mood],
  ...tempers[mood],
})

export const subject = (
  mood: Mood,
  stage: Stage,
  id: string,
  { nap, blink, hat, gaze }: Pose,
): Subject => {
  const drawn = vector(mood)
  const geometry = geometries[stage]
  return {
    mood: {
      ...drawn,
      // The tall give less: the child's stretch would push a master's curl out of the frame.
      squash: drawn.squash * Math.min(1.2, 84 / -geometry.head[0]),
      ...(blink && { eye: expressions.sleeping.eye }),
      ...(gaze && { gaze }),
      ...(nap && { lean: 9, squash: 0.1 }),
    },
    // Tails would hang over the edge she sleeps on: she ties them up.
    stage: nap && geometry.hair === 'tails' ? { ...geometry, hair: 'buns' } : geometry,
    ink: (ink) => `url(#${id}${ink[0]})`,
    nap,
    hat,
  }
}

/** Squash acts on outlines, not on the width of the line. */
export const stretched = ({ squash }: Vector, d: string): string =>
  scaled(d, 1 + squash, 1 - squash)
