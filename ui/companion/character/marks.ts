import type { Mark } from './moods.ts'
import { CORAL, CYAN, PEARL, PINK, ROSE, WATER } from './paint.ts'
import { group, path, type Point, rounded, type Shape } from './shape.ts'
import { drawn, fill, line, type Stroke } from './stroke.ts'
import type { Subject } from './subject.ts'

/** Signs that belong to the face and tilt with it: head coordinates. */
export const faceMark = ({ mood }: Subject): readonly Shape[] => marked(face, mood.mark, {})

/** Signs that float beside her, no further than `most`. Asleep on an edge, only her breath shows. */
export const floatingMark = ({ mood, stage, nap }: Subject, most: number): readonly Shape[] => {
  const { mark } = mood
  if (nap) return mark === 'zzz' ? marked(floating, mark, { transform: 'translate(90 -112)' }) : []
  const [beside, y] = mark === 'cloud' ? overhead(mood, stage) : stage.mark
  const x = Math.min(beside, most)
  return [
    ...marked(floating, mark, { transform: rounded`translate(${x} ${y})` }),
    ...marked(echoes, mark, { transform: rounded`translate(${-x} ${y})` }, 'echo'),
  ]
}

type Signs = { readonly [M in Mark]?: readonly Stroke[] }

const marked = (
  signs: Signs,
  mark: Mark | undefined,
  place: { readonly transform?: string },
  part = 'mark',
) => {
  const strokes = mark && signs[mark]
  return strokes ? [group(part, { ...place, strokeWidth: 3 }, drawn(strokes))] : []
}

/** Over the curl, but never out of the frame. */
const overhead = ({ squash }: Subject['mood'], { head: [y, scale] }: Subject['stage']): Point => [
  0,
  Math.max(-194, (y - 51 * scale) * (1 - squash) - 30 * scale),
]

/** Four points. */
export const star = (x: number, y: number, r: number) =>
  path`M${x},${y - r}q${r * 0.15},${r * 0.85} ${r},${r}q${-r * 0.85},${r * 0.15} ${-r},${r}q${-r * 0.15},${-r * 0.85} ${-r},${-r}q${r * 0.85},${-r * 0.15} ${r},${-r}z`
const heart = (x: number, y: number, r: number) =>
  path`M${x},${y + r}c${-r * 2},${-r * 1.5} ${-r},${-r * 2.6} 0,${-r * 1.5}c${r},${-r * 1.1} ${r * 2},0 0,${r * 1.5}z`

const face: Signs = {
  tear: [['M30,26q9,14 0,19q-9,-5 0,-19z', fill(WATER)]],
  drool: [['M7,42q7,10 0,14q-7,-4 0,-14z', fill(WATER)]],
  sweat: [['M50,-26q10,15 0,20q-10,-5 0,-20z', fill(WATER)]],
  thermometer: [
    ['M7,30l33,-14l3,6l-33,14z', fill(PEARL)],
    ['M42,19h.1', line(CORAL, 13)],
  ],
}

const floating: Signs = {
  stars: [[star(4, 0, 17), fill('#FFE16B')]],
  sparkle: [
    [star(2, 0, 15), fill('#FFF3A6')],
    [star(20, 24, 10), fill(CYAN)],
  ],
  heart: [
    [heart(2, 4, 11), fill(PINK)],
    [heart(19, -13, 7), fill(ROSE)],
  ],
  sigh: [['M-16,44q11,-12 20,0t18,-3', line('#7C94F5', 5)]],
  zzz: [['M-6,8h13l-13,15h13M14,-16h10l-10,12h10', line('#9C86F5', 5)]],
  vein: [['M-12,4q9,0 9,-9M3,-5q0,9 9,9M-12,10q9,0 9,9M3,19q0,-9 9,-9', line(CORAL, 5)]],
  cloud: [
    [
      'M-36,-12a15,15 0 0 1 25,-11a19,19 0 0 1 34,4a14,14 0 0 1 6,27h-61a13,13 0 0 1 -4,-20z',
      fill('#5E578C'),
    ],
    ['M-22,20v9M-3,20v14M16,20v9', line('#7DA7E8', 4)],
  ],
  bubble: [
    ['M-4,26h.1', line('#86B4F7', 10)],
    ['M10,8h.1', line('#86B4F7', 16)],
  ],
  alert: [
    ['M2,-18l18,31h-36z', fill(CORAL)],
    ['M2,-6v8M2,7.5v.1', line(PEARL, 4)],
  ],
}

/** On her other side. */
const echoes: Signs = {
  stars: [
    [star(-12, 12, 12), fill(PINK)],
    [star(2, -12, 10), fill(CYAN)],
  ],
}
