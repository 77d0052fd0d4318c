/** A page being written: consignes, models of text. */
import { type Drawn, words, box, from } from '../place.ts'

export const desk: Drawn = {
  solid: [box(330, 60, 216, 250, 12), 'M270 310h350v16h-350z', 'M530 128l56-84 18 12-56 84-24 12z'],
  soft: box(354, 88, 96, 18, 6),
  hair: `M586 44l18 12M574 62l18 12M296 326v70M598 326v70M530 128l18 12${words([354, 128, 120], [354, 152, 168], [354, 176, 142], [354, 264, 96], [354, 284, 60])}`,
  thread: `${from(300, 352)}C356 352 300 224 362 222c20 0 36-22 22-28s-18 26 4 30c30 4 36-26 54-24s6 26 28 24c36-4 46-40 56-72`,
}
