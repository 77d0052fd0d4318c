import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const form = style({
  display: 'grid',
  gap: `${fixed.space[32]} ${fixed.space[40]}`,
  '@media': { [media.wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
