/** A cabinet of machines: what runs at home. */
import { loop } from '../../drawing/loop.ts'
import { box, disc, from, type Drawn } from '../place.ts'

const ROWS = [108, 172, 236, 300] as const

export const cabinet: Drawn = {
  solid: [box(376, 80, 190, 316, 16), ...ROWS.map((y) => box(396, y, 150, 48, 8))],
  soft: ROWS.map((y, row) => disc(526, y + 24, row === 2 ? 8 : 5)).join(''),
  hair: `${ROWS.map((y) => `M412 ${y + 18}h60M412 ${y + 30}h42`).join('')}M396 372h150M590 396v-58M590 350c-16-4-20-18-18-30c14 4 20 16 18 30zM590 366c12-2 20-12 20-26c-14 2-20 12-20 26zM576 396h28`,
  thread: `${from(280, 380)}${loop(24)}C376 380 330 260 396 260`,
}
