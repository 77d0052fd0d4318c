import { fallbackVar, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const name = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: fixed.space[12],
})
export const hue = style({
  flex: 'none',
  color: fallbackVar(vars.universe.hue, vars.color.accent),
})
export const strong = style({ fontWeight: font.weight.medium })
