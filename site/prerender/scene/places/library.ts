/** Shelves: documents that one searches and cites. */
import { loop } from '../../drawing/loop.ts'
import { box, from, type Drawn } from '../place.ts'

export const library: Drawn = {
  solid: [box(304, 64, 284, 332, 14)],
  soft: box(438, 196, 26, 78, 4),
  hair: [
    'M304 168h284M304 274h284',
    'M324 168v-70h24v70M348 168v-84h18v84M366 168v-62h28v62M438 168l-18-72 22-6 20 78M500 168v-80h20v80M520 168v-64h26v64',
    'M322 274v-60h22v60M344 274v-80h24v80M368 274v-68h18v68M492 274v-84h24v84M516 274v-58h30v58',
    'M326 380v-76h26v76M352 380v-60h20v60M484 380l20-74 22 6-18 68M540 380v-70h22v70',
    'M444 210h14M444 220h14M504 116h12M348 104h18',
  ].join(''),
  thread: `${from(316, 344)}${loop(26)}C436 340 451 320 451 274`,
}
