import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

// [2.2.9] Small screens have no corner to spare.
export const link = style({
  position: 'fixed',
  insetInlineStart: 10,
  bottom: 24,
  zIndex: 15,
  display: 'grid',
  placeItems: 'center',
  // It fits into the gutter of the grid from 1080 px on, where it covers nothing.
  width: 44,
  height: 44,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '50%',
  background: vars.color.overlay,
  color: vars.color.muted,
  boxShadow: vars.shadow.overlay,
  ':hover': { color: vars.color.text, background: vars.color.accentSoft },
  '@media': { [`print, not all and ${media.medium}`]: { display: 'none' } },
})
