import { ARM, PALE_ARM } from './paint.ts'
import type { Hand } from './postures.ts'
import { path, type Point, type Shape, shape } from './shape.ts'
import type { Subject } from './subject.ts'

/** Both arms, and whether each passes before the face; `close` leaves out what reaches far, which for a baby is all. */
export const arms = (subject: Subject, close: boolean): readonly { front: boolean; arm: Shape }[] =>
  subject.mood.hands.flatMap((hand, i) =>
    close && (hand[0] > 1 || !subject.stage.gown)
      ? []
      : {
          front: isFront(hand, !subject.stage.gown),
          arm: shape('path', i ? 'right' : 'left', {
            d: limb(subject, babyAsleep(subject) ? FOLDED : hand, i ? 1 : -1),
            fill: subject.mood.skin === 'pale' ? PALE_ARM : ARM,
          }),
        },
  )

/** Her head is all of her: no hand would get below it to lie on. */
const babyAsleep = ({ mood, stage }: Subject) => mood.mark === 'zzz' && !stage.gown
const FOLDED: Hand = [0.3, -0.9, 0.2]

/** The baby's arms grow out of her cheeks: only what reaches beyond them passes behind. */
const isFront = ([out, up]: Hand, baby: boolean) =>
  baby ? out < 1.1 : up > -0.3 && Math.abs(out) < 0.85

/** Further than this an arm that hangs would look like a leg. */
const DROP = 40

/** A tapered tube along one curve, closed by a round hand and open where it leaves the body. */
const limb = (subject: Subject, hand: Hand, side: -1 | 1): string => {
  const sink = 1 - subject.mood.squash
  const from: Point = [
    side * subject.stage.shoulder[0] * (2 - sink),
    subject.stage.shoulder[1] * sink,
  ]
  const to = target(subject, hand, side, from)
  const bend = joint(from, to, side, hand[2] ?? 0.2)
  const a = normal(from, bend, 6)
  const c = normal(bend, to, 7.3)
  const [bx, by] = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
  return path`M${from[0] + a[0]},${from[1] + a[1]}Q${bend[0] + bx},${bend[1] + by} ${to[0] + c[0]},${to[1] + c[1]}a7.3,7.3 0 1 1 ${-2 * c[0]},${-2 * c[1]}Q${bend[0] - bx},${bend[1] - by} ${from[0] - a[0]},${from[1] - a[1]}`
}

const target = ({ mood, stage }: Subject, [out, up]: Hand, side: number, [x, y]: Point): Point => {
  const [headY, scale] = stage.head
  const face = headY * (1 - mood.squash) + 8
  // The baby's go up along her cheeks: from so near they would cover her eyes.
  const apart = stage.gown || up < 0.1 ? out : Math.max(out, 0.95)
  const dx = side * apart * 57 * scale - x
  const dy = up > 0 ? up * (face - y) : -up * Math.min(DROP, -4 - y)
  const share = stage.reach / Math.hypot(dx, dy)
  // The baby's are too short to bend: they only point.
  const part = stage.gown ? Math.min(1, share) : share
  return [x + dx * part, Math.min(-8, y + dy * part)]
}

/** The elbow falls down and away from the body. */
const joint = (from: Point, to: Point, side: number, elbow: number): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  const bend = (elbow * Math.min(1, far / 24)) / far
  return [
    from[0] + dx / 2 + side * 26 * bend * Math.abs(dy),
    from[1] + dy / 2 + 16 * bend * Math.abs(dx),
  ]
}

const normal = (from: Point, to: Point, width: number): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [(dy / length) * width, (-dx / length) * width]
}
