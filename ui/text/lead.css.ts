import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

export const lead = style({
  maxWidth: '34.6em',
  fontSize: fixed.type.t1.size,
  lineHeight: 1.55,
  color: vars.color.muted,
  textWrap: 'balance',
})
