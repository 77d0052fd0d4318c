import type { Mood } from './moods.ts'

/** The body's share of a mood. */
export interface Posture {
  /** Positive sinks, negative stretches. */
  readonly squash: number
  /** Degrees: the head takes most of it, the body the rest. */
  readonly lean: number
  readonly hands: readonly [left: Hand, right: Hand]
}
/**
 * Where a hand is, in units of any body: `out` 1 is the edge of the head, `up` 0 the shoulder,
 * 1 the middle of the face, -1 the hem. `elbow` bends the arm outwards.
 */
export type Hand = readonly [out: number, up: number, elbow?: number]

const hands = (left: Hand, right = left): readonly [Hand, Hand] => [left, right]

export const postures: Readonly<Record<Mood, Posture>> = {
  ecstatic: { squash: -0.1, lean: 0, hands: hands([1.6, 1.6, 0]) },
  joyful: { squash: -0.06, lean: 5, hands: hands([1.4, 0.45], [1.4, 1.1]) },
  excited: { squash: -0.12, lean: 0, hands: hands([0.62, 0.42, 0.45]) },
  playful: { squash: 0.02, lean: -9, hands: hands([0.3, -0.6, 1], [1.35, 1.2, 0.3]) },
  loving: { squash: 0.02, lean: 7, hands: hands([0.13, -0.05, 0.5]) },
  happy: { squash: 0, lean: 0, hands: hands([0.95, 0, 0.5]) },
  content: { squash: 0.03, lean: 0, hands: hands([0.12, -0.45, 0.5]) },
  neutral: { squash: 0, lean: 0, hands: hands([0.8, -0.6]) },
  curious: { squash: -0.03, lean: -8, hands: hands([0.75, -0.5], [0.4, 0.16, 0.5]) },
  hungry: { squash: 0.05, lean: 3, hands: hands([0.2, -0.65, 0.9]) },
  anxious: { squash: 0.02, lean: -2, hands: hands([0.2, 0.3, 0.4]) },
  frustrated: { squash: 0.04, lean: 0, hands: hands([-0.26, -0.35, 0.6]) },
  melancholy: { squash: 0.05, lean: -11, hands: hands([0.62, -0.75], [-0.3, -0.35, 0.4]) },
  sad: { squash: 0.06, lean: 0, hands: hands([0.55, -0.95, 0.1]) },
  depressed: { squash: 0.12, lean: -3, hands: hands([0.82, -1, 0.05]) },
  tired: { squash: 0.08, lean: 6, hands: hands([0.66, -0.95], [0.78, 0.75, 0.5]) },
  sleeping: { squash: 0.13, lean: 10, hands: hands([-0.36, 0.06, 0.5], [0.5, 0.28, 0.3]) },
  sick: { squash: 0.07, lean: -7, hands: hands([0.72, 0.9, 0.4], [0.25, -0.6, 0.6]) },
  critical: { squash: 0.16, lean: -11, hands: hands([1.12, -1, 0.1]) },
}
