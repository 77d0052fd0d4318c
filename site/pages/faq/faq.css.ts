import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/** The field: as wide as a phone, no wider than a question. Without scripts the list is all there is. */
export const field = style({
  justifySelf: 'stretch',
  maxWidth: 440,
  '@media': { [media.scriptless]: { display: 'none' } },
})
