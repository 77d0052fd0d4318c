/** A bridge: from what there is to what joins it. */
import { loop } from '../../drawing/loop.ts'
import { box, type Drawn } from '../place.ts'

export const bridge: Drawn = {
  solid: [box(300, 90, 22, 306, 8), box(520, 90, 22, 306, 8), 'M210 300h420v18h-420z'],
  soft: 'M330 318h182v2c-10 44-40 74-91 74s-81-30-91-74z',
  hair: 'M345 172v128M375 206v94M405 222v78M437 222v78M467 206v94M497 172v128M268 176v124M238 230v70M568 140v160M598 188v112M330 320c10 44 40 74 91 74s81-30 91-74M236 392c14-6 22-6 34 0s20 6 34 0M552 384c14-6 22-6 34 0s20 6 34 0',
  thread: `M-10 402C60 416 140 410 186 380C232 350 270 130 311 104C330 190 372 222 405 222${loop(16)}C480 222 514 178 531 104C556 150 590 190 630 214`,
}
