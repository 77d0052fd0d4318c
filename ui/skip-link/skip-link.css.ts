import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

export const link = style({
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  // Above the header, below nothing that a keyboard could reach first.
  zIndex: 99,
  padding: `${fixed.space[10]} ${fixed.space[16]}`,
  borderRadius: fixed.radius.s,
  background: vars.color.solid,
  color: vars.color.solidInk,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
