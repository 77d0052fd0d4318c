import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'

export const figure = style({ width: '100%', height: 'auto' })
export const node = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
})
export const hair = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})
export const dots = style([hair, { strokeDasharray: '1 7' }])
export const mark = style({ fill: vars.color.iaSoft })
