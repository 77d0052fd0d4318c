import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

/** Never drawn smaller than its viewBox, so that its words keep their size. */
export const dial = style({ width: 280, maxWidth: '100%', overflow: 'visible' })

const arc = style({ fill: 'none', strokeWidth: 10 })
export const stage = style([arc, { stroke: color.line }])
/** What rounds the track's two ends; between its stages it is cut straight. */
export const end = style({ fill: color.line })
export const way = style([arc, { strokeLinecap: 'round' }])
export const accent = style({ stroke: color.accent })

export const figure = style({
  fill: color.text,
  fontSize: 56,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  textAnchor: 'middle',
})
export const name = style({ fill: color.muted, fontSize: fixed.type.s.size, textAnchor: 'middle' })
