import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/** The answer, and at its end what else follows from it. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 48px',
  alignItems: 'end',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 2fr)' } },
})
