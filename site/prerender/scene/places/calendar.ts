/** A calendar: what takes how long, and when. */
import { box, from, type Drawn } from '../place.ts'

const WEEKS = [196, 238, 280, 322] as const

export const calendar: Drawn = {
  solid: [box(318, 96, 252, 268, 18)],
  soft: box(464, 262, 36, 36, 10),
  hair: `M318 152h252M376 80v32M512 80v32M346 126h70${WEEKS.map((y) => [350, 398, 446, 494, 542].map((x) => `M${x - 12} ${y}h${y === 280 && x === 494 ? 0 : 14}`).join('')).join('')}M340 378h208M352 392h184`,
  thread: `${from(300, 306)}C350 306 420 306 452 300a30 30 0 1 0 6-38c-12 12-10 36 16 44C504 314 560 300 630 312`,
}
