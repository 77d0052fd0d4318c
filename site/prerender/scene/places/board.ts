/** A drawing board: what is drawn before it is built. */
import { loop } from '../../drawing/loop.ts'
import { box, disc, from, type Drawn } from '../place.ts'

export const board: Drawn = {
  solid: [
    'M352 300l-28 96M540 300l28 96M446 300v60',
    box(300, 70, 292, 232, 14),
    box(324, 98, 74, 46, 8),
    box(324, 222, 74, 46, 8),
    box(492, 160, 76, 50, 8),
  ],
  soft: disc(530, 185, 12),
  hair: 'M338 116h44M338 126h28M338 240h44M338 250h28M500 98l62 0 0 40zM520 110h26v18z',
  dots: 'M398 121C440 121 450 160 492 176M361 144v78',
  thread: `${from(306, 384)}C350 384 300 252 398 245${loop(18)}C466 244 470 196 492 190`,
}
