import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'

/** Above what the page keeps in that corner, below anything that opens. */
export const opener = style({
  position: 'fixed',
  zIndex: 70,
  insetInlineStart: 16,
  bottom: 84,
  borderRadius: 999,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
})
