import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/** The answer, and at its end what else follows from it. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 48px',
  alignItems: 'end',
  justifyContent: 'space-between',
  '@media': { [media.wide]: { gridTemplateColumns: 'max-content minmax(0, 300px)' } },
})
