/** The two sizes that a map is drawn in: beside the text of a large screen, below it on a phone. */
import { map } from '../../components/place-map/index.ts'
import type { Box } from '../diagram/box.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  /** At the left no name stands nearer to the edge: large, the drawing fades there. */
  readonly start: number
  /** Where the places are; around it there is room for their names. */
  readonly inside: Box
  /** Size of a name, and of what is less than one, in px. */
  readonly name: number
  readonly detail: number
  /** Of rivers and dots, beside the large drawing. */
  readonly thick: number
}

/** Three quarters of it fit beside the text where there is least room. */
export const LARGE: Sheet = {
  width: 760,
  height: 800,
  start: 56,
  inside: { x: 130, y: 110, width: 470, height: 570 },
  ...map.LETTERS.large,
  thick: 1,
}

/** As wide as a phone: its px are those of the screen. */
export const SMALL: Sheet = {
  width: 390,
  height: 440,
  start: 8,
  inside: { x: 70, y: 56, width: 240, height: 320 },
  ...map.LETTERS.small,
  thick: 0.6,
}
