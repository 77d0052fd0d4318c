import { style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const bar = style({
  display: 'block',
  width: '100%',
  height: 14,
  borderRadius: 7,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
/** A gap of the ground's colour tells neighbours apart, whatever one sees of their colours. */
export const gap = style({ fill: color.ground })

export const dot = style({ flexShrink: 0, width: 11, height: 11, forcedColorAdjust: 'none' })

export const fill = styleVariants({
  first: { fill: color.accent },
  second: { fill: color.lineStrong },
  third: { fill: color.plus },
  fourth: { fill: color.muted },
  fifth: { fill: color.code },
})
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[8]} ${fixed.space[28]}`,
  marginBlockStart: fixed.space[16],
})
export const part = style({ display: 'flex', alignItems: 'center', gap: 9, color: color.muted })
export const value = style({
  color: color.text,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
