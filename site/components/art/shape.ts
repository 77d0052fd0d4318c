import type { color } from '#ui/theme/tokens'

/** A colour of the theme by its name, or the opal light from the left to the right. */
export type Ink = keyof typeof color.dark | 'thread'

/** One path of a picture, in units of {@link SIDE}; ends and corners are round. */
export interface ArtShape {
  readonly d: string
  readonly fill?: Ink
  readonly stroke?: Ink
  /** Of the stroke, in the picture's units. */
  readonly width?: number
  readonly opacity?: number
}

/** Pictures are squares of this side, cropped at their edge. */
export const SIDE = 1000

/** How far a picture has moved on from rest. */
export interface Motion {
  /** 0 to 1, then it begins anew without a jump. */
  readonly phase: number
  /** How much moves: 1 as it is meant, 0 not at all. */
  readonly intensity: number
}
export const AT_REST: Motion = { phase: 0, intensity: 1 }

/** The opal light, from the left to the right. */
export const STOPS = [
  ['opal1', 0],
  ['opal2', 0.38],
  ['opal3', 0.72],
  ['opal4', 1],
] as const
