/** What pictures show beside their words. One thread runs through each of them. */
import type { MotifName } from '../../content/collections.ts'
import { PAGE_MOTIFS } from './motifs-pages.ts'
import { SCENES } from './scenes.ts'
import { WORK_MOTIFS } from './motifs-work.ts'

/** Markup in the coordinates of the picture, right of its words, in painting order. */
export type Motif = readonly string[]

export const MOTIFS: Readonly<Record<MotifName, Motif>> = {
  ...SCENES,
  ...PAGE_MOTIFS,
  ...WORK_MOTIFS,
}
