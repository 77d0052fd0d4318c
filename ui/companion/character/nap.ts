import { ARM, CYAN, FOOT } from './paint.ts'
import { type Shape, shape } from './shape.ts'
import type { Subject } from './subject.ts'

/** Lying on an edge at y 0: the gown behind her, one hand over the edge. */
export const lyingBody = ({ ink }: Subject): readonly Shape[] => [
  shape('path', 'feet', {
    d: 'M-96,-10a10,8 0 1 1 0,.1zM-84,-3a10,7 0 1 1 0,.1z',
    fill: FOOT,
  }),
  shape('path', 'gown', {
    d: 'M10,0C10,-40 -20,-52 -46,-40Q-76,-28 -82,-4Q-82,1 -76,1z',
    fill: ink('gown'),
  }),
  shape('path', 'hem', {
    d: 'M-66,-30q12,6 4,14t4,14',
    fill: 'none',
    stroke: CYAN,
    strokeWidth: 3.5,
  }),
]

export const lyingArms: readonly Shape[] = [
  shape('path', 'left', { d: 'M-32,-8Q8,-14 44,-9a7.5,7.5 0 1 1 0,13Q6,5 -30,4', fill: ARM }),
  shape('path', 'right', {
    d: 'M66,-10Q40,-14 10,-9Q-6,-6 -8,5a7.5,7.5 0 1 0 14,2Q8,5 14,4Q40,2 64,3',
    fill: ARM,
  }),
]
