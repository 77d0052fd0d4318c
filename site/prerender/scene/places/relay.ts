/** A line of stations: work handed from one to the next, and a person on the way. */
import { loop } from '../../drawing/loop.ts'
import { box, disc, from, type Drawn } from '../place.ts'

export const relay: Drawn = {
  solid: [
    'M264 340h356v22h-356z',
    box(286, 240, 84, 76, 14),
    box(520, 240, 84, 76, 14),
    disc(444, 176, 42),
  ],
  soft: disc(444, 164, 14),
  hair: `M418 206a27 27 0 0 1 52 0M304 266h46M304 282h30M538 266h46M538 282h30M290 362v34M600 362v34M444 218v34${[292, 356, 420, 484, 548].map((x) => `M${x} 351h16`).join('')}`,
  dots: 'M370 262C400 262 408 240 418 214M470 214C480 240 492 262 520 262',
  thread: `${from(276, 300)}C300 300 340 300 394 300${loop(24)}C520 300 560 300 630 290`,
}
