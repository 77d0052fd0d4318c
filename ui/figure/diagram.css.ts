import { style } from '@vanilla-extract/css'
import { font, vars } from '../theme/contract.css.ts'

/** Parts of a diagram, as classes for SVG elements. The main path is a `ThreadPath`. */
export const node = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
})

export const path = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** A way that exists but is not the main one. */
export const dotted = style([path, { strokeDasharray: '1 7' }])

const text = style({ fontSize: 14, textAnchor: 'middle' })
export const label = style([text, { fill: vars.color.text, fontWeight: font.weight.strong }])
export const detail = style([text, { fill: vars.color.muted, fontWeight: font.weight.medium }])
