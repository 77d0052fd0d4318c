import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[6]} ${fixed.space[12]}`,
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
})
