import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** The field and its filters, on one line where they fit. Without scripts the list is all there is. */
export const tools = style({
  display: 'grid',
  justifySelf: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[16],
  '@media': {
    '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wider]: {
      gridTemplateColumns: 'minmax(0, 440px) 260px 200px',
      alignItems: 'end',
    },
    [media.scriptless]: { display: 'none' },
  },
})

export const field = style({
  '@media': {
    '(min-width: 560px)': { gridColumn: '1 / -1' },
    [media.wider]: { gridColumn: 'auto' },
  },
})
