/** A pair of scales: what is weighed against what. */
import { type Drawn } from '../place.ts'

export const scales: Drawn = {
  solid: [
    'M434 150h16v230h-16z',
    'M378 396a64 24 0 0 1 128 0z',
    'M262 262h112a56 40 0 0 1-112 0z',
    'M506 226h112a56 40 0 0 1-112 0z',
    'M296 244h44v18h-44zM290 226h44v18h-44zM298 208h44v18h-44z',
    'M536 180h52v46h-52z',
  ],
  soft: 'M536 180h52v14h-52z',
  hair: 'M318 156l-56 106M318 156l56 106M562 128l-56 98M562 128l56 98M442 150v-16M420 380h44',
  thread:
    'M-10 402C60 416 130 410 190 396C250 380 236 176 318 156C360 148 410 154 438 146c26-8 26-42 4-42s-22 40 8 40C500 142 530 134 562 128',
}
