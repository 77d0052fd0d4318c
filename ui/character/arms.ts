import { ARM } from './paint.ts'
import type { Hand } from './postures.ts'
import { path, type Point, type Shape, shape } from './shape.ts'
import type { Subject } from './subject.ts'

/** Both arms, and whether each passes before the face. */
export const arms = (subject: Subject): readonly { front: boolean; arm: Shape }[] =>
  subject.mood.hands.map((hand, i) => ({
    front: isFront(hand),
    arm: shape('path', i ? 'right' : 'left', {
      d: limb(subject, hand, i ? 1 : -1),
      fill: subject.mood.skin === 'pale' ? '#DDF5D3' : ARM,
    }),
  }))

const isFront = ([out, up]: Hand) => up > -0.3 && Math.abs(out) < 0.85

/** A tapered tube along one curve, closed by a round hand. */
const limb = ({ mood, stage }: Subject, [out, up, elbow = 0.2]: Hand, side: -1 | 1): string => {
  const sink = 1 - mood.squash
  const shoulder: Point = [side * stage.shoulder[0], stage.shoulder[1] * sink]
  const face = stage.head[0] * sink + 8
  const [wx, wy] = [
    side * out * 57 * stage.head[1],
    up > 0 ? shoulder[1] + up * (face - shoulder[1]) : shoulder[1] - up * (-4 - shoulder[1]),
  ]
  const far = Math.hypot(wx - shoulder[0], wy - shoulder[1])
  const reach = Math.min(1, stage.reach / far)
  const hand: Point = [
    shoulder[0] + (wx - shoulder[0]) * reach,
    shoulder[1] + (wy - shoulder[1]) * reach,
  ]
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  // The elbow falls down and away from the body.
  const bend: Point = [
    shoulder[0] + dx / 2 + side * Math.abs(dy) * elbow,
    shoulder[1] + dy / 2 + Math.abs(dx) * Math.abs(elbow) * 0.6,
  ]
  const a = normal(shoulder, bend, 6)
  const c = normal(bend, hand, 5.4)
  const b: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
  return path`M${shoulder[0] + a[0]},${shoulder[1] + a[1]}Q${bend[0] + b[0]},${bend[1] + b[1]} ${hand[0] + c[0]},${hand[1] + c[1]}a7.6,7.6 0 1 1 ${-2 * c[0]},${-2 * c[1]}Q${bend[0] - b[0]},${bend[1] - b[1]} ${shoulder[0] - a[0]},${shoulder[1] - a[1]}z`
}

const normal = (from: Point, to: Point, width: number): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [(dy / length) * width, (-dx / length) * width]
}
