import { style } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Room above for a figure on the highest point, below for the axis, at the end for its last word. */
export const box = style({
  height: 280,
  paddingBlock: `${fixed.space[24]} ${fixed.space[40]}`,
  paddingInlineEnd: fixed.space[28],
  '@media': { [media.wide]: { height: 340 } },
})
