import { CYAN, LINE } from './paint.ts'
import { mirrored, path, round, type Shape, shape, turn } from './shape.ts'
import type { Subject } from './subject.ts'

/** Both eyes, their lashes and lights: head coordinates, one path each for the pair. */
export const eyes = ({ mood, ink }: Subject): readonly Shape[] => {
  const { open, low, droop, seen, x, y, lift, rx, ry } = look(mood)
  const eye = mirrored((side) => {
    const at = (u: number, v: number) => turn([u, v], droop * side)
    const [left, top] = at(-rx, 0)
    const [a, b, c, d] = [at(0, -open * ry), at(2 * rx, -open * ry), at(2 * rx, 0), at(0, low * ry)]
    const [e, f] = [at(-2 * rx, low * ry), at(-2 * rx, 0)]
    return path`M${side * 23 + x + left},${y + lift + top}c${a[0]},${a[1]} ${b[0]},${b[1]} ${c[0]},${c[1]}c${d[0]},${d[1]} ${e[0]},${e[1]} ${f[0]},${f[1]}z`
  })
  const lash = mirrored((side) => {
    const [u, v] = turn([rx * side, -1], droop * side)
    return path`M${side * 23 + x + u},${y + lift + v}q${5 * side},-1.5 ${6.5 * side},-6`
  })
  const glint = (u: number, v: number) =>
    mirrored((side) => path`M${side * 23 + x * 1.4 + u},${y + v}h.1`)
  return [
    shape('path', 'eyes', { d: eye, fill: ink('iris'), strokeWidth: 4.2 }),
    shape('path', 'lashes', { d: lash, fill: 'none', strokeWidth: 3.2 }),
    shape('path', 'glint', {
      d: glint(-3.6, -6 * Math.min(1, open)),
      stroke: '#fff',
      strokeWidth: round(8.6 * Math.min(1, open + 0.2) * seen),
    }),
    shape('path', 'spark', {
      d: glint(4, 5 * Math.min(1, Math.max(0, low))),
      stroke: CYAN,
      strokeWidth: round(4 * seen),
    }),
  ]
}

export const brows = ({ mood }: Subject): Shape =>
  shape('path', 'brows', {
    d: mirrored((side) => {
      const angle = mood.brow[1] * side
      const [left, mid, right] = [turn([-8, 0], angle), turn([8, -5], angle), turn([16, 0], angle)]
      return path`M${24 * side + left[0]},${mood.brow[0] - 12 + left[1]}q${mid[0]},${mid[1]} ${right[0]},${right[1]}`
    }),
    fill: 'none',
    strokeWidth: 4,
    stroke: LINE,
  })

/** How open the eyes are, in units of the head. */
const look = ({ eye: [open, low, droop], gaze }: Subject['mood']) => {
  const shut = open < 0.05
  const smiling = low < 0
  return {
    open: open * 1.33,
    low: low * 1.33,
    droop: droop * 0.9,
    // Lights fade as the lids close.
    seen: Math.max(0, Math.min(1, (open + low - 0.55) * 1.6)),
    x: gaze[0] * 3.5,
    y: 10 + gaze[1] * 3,
    lift: smiling ? 5 : shut ? 3 : 0,
    // A closed lid is longer than an open eye is wide.
    rx: shut || smiling ? 12.9 : 11.5,
    ry: 15.5,
  }
}
