/** Something said, and an answer. */
import { pebble, type Drawn, words, box } from '../place.ts'

export const talk: Drawn = {
  solid: [
    pebble(270, 78, 250, 128),
    'M436 244h152q22 0 22 22v82q0 6-6 6h-168q-22 0-22-22v-66q0-22 22-22z',
  ],
  soft: box(298, 164, 62, 20, 10) + box(370, 164, 40, 20, 10),
  hair: words(
    [298, 108, 190],
    [298, 128, 168],
    [298, 148, 120],
    [438, 274, 132],
    [438, 296, 146],
    [438, 318, 90],
  ),
  thread:
    'M-10 402C60 416 150 412 236 398C300 388 300 330 344 320c34-8 38-52 8-52s-30 50 4 54c26 2 40-4 58-12',
}
