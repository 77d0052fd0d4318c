import { style } from '@vanilla-extract/css'
import { font, vars } from '#ui/theme/contract.css'

export const icon = style({ flex: 'none' })

/** Dashed, as what is missing is drawn everywhere. */
export const tile = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
})
export const letters = style({
  fill: vars.color.muted,
  fontSize: 24,
  fontWeight: font.weight.strong,
  textAnchor: 'middle',
})

/** As large as it may be, and square, before its sheet has come as after. */
export const picture = style({ maxWidth: '100%', height: 'auto', aspectRatio: '1' })
