import { fallbackVar, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

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
export const term = style({ fontWeight: font.weight.strong })
export const outcome = style({ display: 'flex', gap: fixed.space[12] })

export const grid = style({
  display: 'grid',
  gap: `${fixed.space[20]} ${fixed.space[40]}`,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', rowGap: fixed.space[28] } },
})
