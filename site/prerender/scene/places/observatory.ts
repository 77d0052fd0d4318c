/** A telescope: what one looks at for long, and measures. */
import { disc, type Drawn } from '../place.ts'

export const observatory: Drawn = {
  solid: [
    'M404 262l-58 134M420 262l58 134M412 262v120',
    'M310 280l176-108 24 40-176 108z',
    'M486 164l34-20 34 56-34 20z',
    'M296 276l20-12 26 44-20 12z',
    disc(412, 262, 14),
  ],
  soft: disc(566, 78, 20),
  hair: 'M342 262l24 40M440 200l24 40M566 40v10M566 106v10M528 78h10M594 78h10M440 96v.1M476 60v.1M396 132v.1M600 148v.1',
  dots: 'M410 138C436 84 500 56 546 76',
  thread: `M-10 402C60 416 130 408 190 396S240 330 296 300M554 158C592 140 596 110 578 94`,
}
