/** A signpost: one has to choose. */
import { loop } from '../../drawing/loop.ts'
import { type Drawn } from '../place.ts'

export const crossroads: Drawn = {
  solid: [
    'M422 62h16v334h-16z',
    'M352 92h176l26 24-26 24h-176z',
    'M512 164h-168l-26 24 26 24h168z',
    'M368 236h132l22 20-22 20h-132z',
  ],
  soft: 'M380 248h92v16h-92z',
  hair: 'M372 110h92M372 122h60M368 182h96M368 194h64M404 396c8-8 16-12 26-12s18 4 26 12',
  dots: 'M300 404C380 404 420 430 440 470M470 400C520 390 560 352 630 346',
  thread: `M-10 402C60 416 150 412 240 404S400 410 470 404${loop(22)}C566 402 590 396 630 398`,
}
