import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

/** The code, and how to use it. */
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: fixed.space[16],
  maxWidth: 360,
  marginInline: 'auto',
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
  textAlign: 'center',
})
