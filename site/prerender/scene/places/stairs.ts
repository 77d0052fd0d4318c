/** Stairs: one step after the other, each carrying the next. */
import { loop } from '../../drawing/loop.ts'
import { type Drawn } from '../place.ts'

export const stairs: Drawn = {
  solid: [
    'M520 156h100v240h-100z',
    'M430 224h90v172h-90z',
    'M340 286h90v110h-90z',
    'M250 342h90v54h-90z',
  ],
  soft: 'M520 156h100v16h-100z',
  hair: 'M272 368h46M362 312h46M362 328h30M452 250h46M452 266h34M452 282h40M544 200h50M544 216h38M544 232h44M584 156v-74M584 82h34l-8 14 8 14h-34',
  thread: `M-10 402C60 416 150 414 200 396C240 380 246 334 296 334S330 280 386 278S420 220 474 216${loop(18)}C560 214 560 150 600 148`,
}
