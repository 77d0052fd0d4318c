import { expressions, type Expression } from './expressions.ts'
import { tempers, type Mood, type Temper } from './moods.ts'
import type { Ink } from './paint.ts'
import { postures, type Posture } from './postures.ts'
import { geometries, type Geometry, type Stage } from './stages.ts'

/** Everything the drawing functions may look at. */
export interface Subject {
  readonly mood: Vector
  readonly stage: Geometry
  readonly ink: (ink: Ink) => string
  /** Lying down, chin on her arms. */
  readonly nap: boolean
}
/** A mood is a vector: the same paths are drawn with these numbers, whatever she feels. */
export type Vector = Expression & Posture & Temper

export const vector = (mood: Mood): Vector => ({
  ...expressions[mood],
  ...postures[mood],
  ...tempers[mood],
})

export const subject = (mood: Mood, stage: Stage, id: string, nap: boolean): Subject => ({
  mood: vector(mood),
  stage: geometries[stage],
  ink: (ink) => `url(#${id}${ink[0]})`,
  nap,
})
