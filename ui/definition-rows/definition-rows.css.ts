import { fallbackVar, style } from '@vanilla-extract/css'
import { font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const name = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: 12,
})
export const hue = style({
  flex: 'none',
  color: fallbackVar(vars.universe.hue, vars.color.accent),
})
export const strong = style({ fontWeight: font.weight.medium })
export const term = style({ fontWeight: font.weight.strong })
export const outcome = style({ display: 'flex', gap: 12 })

export const grid = style({
  display: 'grid',
  gap: '20px 40px',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', rowGap: 28 } },
})
