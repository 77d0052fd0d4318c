import type { Mood } from './moods.ts'

/** The face's share of a mood. */
export interface Expression {
  /** Heights of the lids (negative `low`: shut in a smile), droop of the corner in degrees. */
  readonly eye: readonly [open: number, low: number, droop: number]
  /** Units down from its place, degrees of worry (negative: anger). */
  readonly brow: readonly [lower: number, worry: number]
  readonly mouth: readonly [smile: number, open: number, width: number]
  readonly gaze: Gaze
}
export type Gaze = readonly [x: number, y: number]

export const expressions: Readonly<Record<Mood, Expression>> = {
  ecstatic: { eye: [1.25, -0.72, -4], brow: [-8, 6], mouth: [1, 1, 15], gaze: [0, -0.3] },
  joyful: { eye: [1.12, -0.55, -3], brow: [-6, 4], mouth: [1, 0.75, 13], gaze: [0, 0] },
  excited: { eye: [1.25, 1.1, 0], brow: [-10, 4], mouth: [0.9, 0.9, 11], gaze: [0, -0.4] },
  playful: { eye: [1.05, 0.95, -4], brow: [-6, -8], mouth: [0.9, 0.35, 12], gaze: [0.7, -0.1] },
  loving: { eye: [1.1, 0.9, 2], brow: [-6, 12], mouth: [0.85, 0, 9], gaze: [0, -0.2] },
  happy: { eye: [1.05, 0.55, 0], brow: [-4, 3], mouth: [0.8, 0.25, 12], gaze: [0, 0] },
  content: { eye: [0.45, -0.08, 2], brow: [-1, 4], mouth: [0.65, 0, 10], gaze: [0, 0] },
  neutral: { eye: [0.95, 0.9, 0], brow: [0, 0], mouth: [0.08, 0, 8], gaze: [0, 0] },
  curious: { eye: [1.1, 1, 0], brow: [-8, -4], mouth: [0.3, 0.3, 6], gaze: [-0.6, -0.6] },
  hungry: { eye: [0.95, 0.95, 6], brow: [-3, 14], mouth: [-0.2, 0.55, 7], gaze: [0.5, 0.7] },
  anxious: { eye: [1.15, 1, 6], brow: [-9, 20], mouth: [-0.35, 0.12, 9], gaze: [-0.5, 0.1] },
  frustrated: { eye: [0.55, 0.8, -8], brow: [5, -20], mouth: [-0.6, 0.2, 11], gaze: [0, 0] },
  melancholy: { eye: [0.5, 0.8, 10], brow: [0, 16], mouth: [-0.3, 0, 7], gaze: [-0.9, 0.9] },
  sad: { eye: [0.8, 0.9, 12], brow: [-2, 22], mouth: [-0.7, 0.05, 10], gaze: [0, 0.8] },
  depressed: { eye: [0.3, 0.55, 12], brow: [4, 18], mouth: [-0.55, 0, 9], gaze: [0, 1] },
  tired: { eye: [0.22, 0.6, 6], brow: [3, 6], mouth: [-0.1, 0, 7], gaze: [0, 0.7] },
  sleeping: { eye: [-0.28, 0.34, 0], brow: [3, 2], mouth: [0.2, 0.18, 5], gaze: [0, 0] },
  sick: { eye: [0.38, 0.5, 8], brow: [0, 20], mouth: [-0.4, 0, 11], gaze: [0, 0.5] },
  critical: { eye: [0.16, 0.3, 10], brow: [-4, 24], mouth: [-0.9, 0.4, 10], gaze: [0, 0.6] },
}
