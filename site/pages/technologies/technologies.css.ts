import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/** One line where it fits. Without scripts nothing would answer, and the whole list is there. */
export const filters = style({
  display: 'grid',
  justifySelf: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'end',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 360px) minmax(0, 320px) auto' },
    [media.scriptless]: { display: 'none' },
  },
})

/** A long list is laid out as it comes into sight; until then a family is about this high. */
export const group = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 840px',
  // A focus ring stands around what it marks.
  overflowClipMargin: 8,
  '@media': { [media.wide]: { containIntrinsicBlockSize: 'auto 340px' } },
})
