import { CYAN, FOOT, GOLD } from './paint.ts'
import { path, type Shape, shape, twin } from './shape.ts'
import type { Subject } from './subject.ts'

/** Gown and hem, or the baby's feet. */
export const torso = ({ mood, stage, ink }: Subject): readonly Shape[] => {
  if (!stage.gown) {
    return [
      shape('path', 'feet', {
        d: 'M-33-5a13,8 0 1 1 0,.1zM7-5a13,8 0 1 1 0,.1z',
        fill: FOOT,
      }),
    ]
  }
  const [[w, top], [hem, low]] = stage.gown
  const [x, y] = [hem * (1 + mood.squash), top * (1 - mood.squash)]
  return [
    shape('path', 'gown', {
      d: path`M${-w},${y}C${-w - 2},${y / 2} ${-x - 6},-13 ${-x},${low}Q0,6 ${x},${low}C${x + 6},-13 ${w + 2},${y / 2} ${w},${y}Z`,
      fill: ink('gown'),
    }),
    shape('path', 'hem', {
      d: path`M${4 - x},-16q${x / 2 - 2},-12 ${x - 4},0t${x - 4},0`,
      fill: 'none',
      stroke: CYAN,
      strokeWidth: 3.5,
    }),
  ]
}

/** The mantle of the last two stages: its trim keeps the ends readable on dark. */
export const mantle = ({ mood, stage, ink }: Subject): readonly Shape[] => {
  if (!stage.halo) return []
  const y = -80 * (1 - mood.squash)
  return [
    shape('path', 'mantle', {
      d: path`M-18,${y}C-80,${y + 6} -100,-44 -96,-4q22,6 40,-10q14,14 28,12h56q14,2 28,-12q18,16 40,10C100,-44 80,${y + 6} 18,${y}z`,
      fill: ink('mantle'),
    }),
    shape('path', 'trim', {
      d: twin('M94,-11q-20,4 -37,-11'),
      fill: 'none',
      stroke: GOLD,
      strokeWidth: 3.5,
    }),
  ]
}
