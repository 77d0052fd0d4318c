/** What each page type's picture shows beside its words. One thread runs through each of them. */
import type { Screen } from '../../routes/table.ts'
import { PAGE_MOTIFS } from './motifs-pages.ts'
import { SCENES } from './scenes.ts'
import { WORK_MOTIFS } from './motifs-work.ts'

/** Markup in the coordinates of the picture, right of its words, in painting order. */
export type Motif = readonly string[]

export const MOTIFS: Readonly<Record<Screen, Motif>> = {
  ...SCENES,
  ...PAGE_MOTIFS,
  ...WORK_MOTIFS,
}
