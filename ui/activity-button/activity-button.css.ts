import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

// [2.2.9] Small screens have no corner to spare.
export const link = style({
  position: 'fixed',
  insetInlineStart: 24,
  bottom: 24,
  zIndex: 15,
  background: vars.color.overlay,
  borderColor: vars.color.line,
  boxShadow: vars.shadow.overlay,
  '@media': { [`print, not all and ${media.medium}`]: { display: 'none' } },
})
