/** Points that hold together: meanings near each other, facts and what links them. */
import { disc, from, type Drawn } from '../place.ts'

export const sky: Drawn = {
  solid: [
    'M340 120l96 64M436 184l104-78M436 184l-70 100M436 184l112 62M548 246l-60 98M366 284l122 60',
    disc(340, 120, 18),
    disc(540, 106, 24),
    disc(366, 284, 22),
    disc(548, 246, 18),
    disc(488, 344, 28),
    disc(436, 184, 34),
  ],
  soft: disc(436, 184, 16),
  hair: 'M540 96v20M530 106h20M478 344h20M488 334v20',
  dots: 'M340 120C400 60 480 60 540 106M540 106C600 150 596 210 548 246',
  thread: `${from(290, 350)}C330 350 340 320 356 304c20-26 46-40 70-88`,
}
