/** The drawing of a flow, which the build makes. */
import { style } from '@vanilla-extract/css'
import { font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const drawing = style({
  display: 'block',
  height: 'auto',
  minWidth: '100%',
  maxWidth: 'none',
})

export const box = style({ fill: color.surface, stroke: color.lineStrong, strokeWidth: 2.5 })
/** What starts the flow. */
export const start = style([box, { stroke: color.text }])

export const sign = style({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
const text = style({ textAnchor: 'middle', fontWeight: font.weight.strong })
/** The letters of a service. */
export const letters = style([text, { fill: color.accent, fontSize: 34 }])
/** Wires may run through a name: it stands out from them. */
const outlined = {
  paintOrder: 'stroke',
  stroke: color.sunken,
  strokeWidth: 8,
  strokeLinejoin: 'round',
} as const
export const name = style([text, outlined, { fill: color.text, fontSize: 23 }])
/** Of an output, where a node has several. */
export const way = style([text, outlined, { fill: color.muted, fontSize: 21 }])

const wire = style({ fill: 'none', strokeWidth: 2.75, strokeLinecap: 'round' })
export const plain = style([wire, { stroke: color.lineStrong }])
/** A branch that the example leaves aside. */
export const aside = style([plain, { strokeDasharray: '1 10' }])
/** From a part to the step that uses it. */
export const part = style([plain, { strokeDasharray: '6 8' }])
/** Its colours are a gradient of its own. */
export const thread = style([wire, { strokeWidth: 4 }])
