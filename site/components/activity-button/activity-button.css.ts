import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

// [2.2.9] Small screens have no corner to spare.
export const link = style({
  position: 'fixed',
  // Sunk into the edge of the window, as far as it takes to stay in the gutter, clear of all words.
  insetInlineStart: 'calc(2vw - 39px)',
  bottom: 24,
  zIndex: 15,
  display: 'grid',
  placeContent: 'center end',
  width: 44,
  height: 44,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '0 22px 22px 0',
  paddingInlineEnd: 5,
  background: vars.color.overlay,
  color: vars.color.muted,
  boxShadow: vars.shadow.raised,
  ':hover': { color: vars.color.text, background: vars.color.accentSoft },
  '@media': { [`print, ${below(media.medium)}`]: { display: 'none' } },
})
