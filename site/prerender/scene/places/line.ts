/** Sheets on a line: texts, pictures and sounds, hung up to be looked at. */
import { disc, type Drawn, words } from '../place.ts'

export const line: Drawn = {
  solid: [
    'M286 128h86v120h-86z',
    'M404 152h92v104h-92z',
    'M516 130h72v118h-72z',
    'M602 90h12v306h-12z',
  ],
  soft: `${disc(432, 184, 10)}M404 256v-20l28-26 22 20 16-12 26 24v14z`,
  hair: `M318 118v18M338 118v18M440 142v18M460 142v18M540 128v14M562 122v16${words([300, 160, 56], [300, 178, 46], [300, 196, 58], [300, 214, 30])}M528 194v-14M538 204v-34M548 198v-22M558 210v-46M568 198v-22M578 192v-10M586 396h44`,
  thread:
    'M-10 402C60 416 150 412 192 390C236 366 214 150 258 124C276 114 286 126 320 130C372 140 410 158 452 154c26-2 30-36 8-36s-20 34 8 34C520 152 570 128 608 96',
}
