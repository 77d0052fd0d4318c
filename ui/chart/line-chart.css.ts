import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

/** Room above for a figure on the highest point, below for the axis, at the end for its last word. */
export const box = style({
  height: 280,
  paddingBlock: '24px 40px',
  paddingInlineEnd: 28,
  '@media': { [media.wide]: { height: 340 } },
})
