import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** Above what the page keeps in that corner, below anything that opens. */
export const opener = style({
  position: 'fixed',
  zIndex: 70,
  insetInlineStart: 16,
  bottom: 20,
  borderRadius: 999,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  // There a link to the code's activity stands below it.
  '@media': { [media.medium]: { bottom: 84 }, print: { display: 'none' } },
})

/** Stored values may be one long word. */
export const lists = style({ overflowWrap: 'anywhere' })
