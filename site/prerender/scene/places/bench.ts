/** A workbench: samples in a row, and what they are set by. */
import { loop } from '../../drawing/loop.ts'
import { box, disc, from, type Drawn } from '../place.ts'

export const bench: Drawn = {
  solid: [
    'M268 300h352v18h-352z',
    box(300, 66, 270, 120, 12),
    ...[290, 362, 434, 506].map((x) => box(x, 236, 54, 64, 8)),
    disc(352, 126, 10),
    disc(436, 108, 10),
    disc(520, 144, 10),
  ],
  soft: box(434, 236, 54, 64, 8),
  hair: `M352 84v32M352 136v34M436 84v14M436 118v52M520 84v50M520 154v16M296 318v78M592 318v78M296 356h296${[290, 362, 434, 506].map((x) => `M${x + 12} 256h30M${x + 12} 270h22`).join('')}`,
  thread: `${from(280, 372)}${loop(22)}C380 372 400 214 461 204C470 210 462 224 461 236`,
}
