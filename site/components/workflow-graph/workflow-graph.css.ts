import { style, styleVariants } from '@vanilla-extract/css'
import { font, vars } from '#ui/theme/contract.css'

const box = style({ fill: vars.color.surface, stroke: vars.color.lineStrong, strokeWidth: 1.5 })

/** What a run makes of a step. */
export const node = styleVariants({
  idle: [box],
  done: [box],
  now: [box, { stroke: vars.color.accent, strokeWidth: 2.5 }],
  passed: [box, { strokeDasharray: '4 4' }],
})

export const sign = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const tick = style({ fill: vars.color.success })
export const tickSign = style({
  fill: 'none',
  stroke: vars.color.ground,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

const text = style({ textAnchor: 'middle', fontSize: 14 })
export const name = style([text, { fill: vars.color.text, fontWeight: font.weight.strong }])
export const detail = style([text, { fill: vars.color.muted }])
/** Words on a link stand out from it. */
export const when = style([
  detail,
  { paintOrder: 'stroke', stroke: vars.color.surface, strokeWidth: 6, strokeLinejoin: 'round' },
])
