import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** The answer, and at its end what else follows from it. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fixed.space[16]} ${fixed.space[48]}`,
  alignItems: 'end',
  justifyContent: 'space-between',
  '@media': { [media.wide]: { gridTemplateColumns: 'max-content minmax(0, 300px)' } },
})
