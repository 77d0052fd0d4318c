import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { below, media } from '../theme/media.ts'

const { color } = vars

/**
 * A drawing is as wide as its box and placed in per cent: letters keep their size on every screen.
 * What is written outside of the plot stands in the box's padding.
 */
export const plot = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: fixed.type.s.size,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { fontSize: fixed.type.note.size } },
})

/** Room for the longest of the words at the left. */
export const room = styleVariants({ s: 40, m: 68, l: 98 }, (paddingInlineStart) => ({
  paddingInlineStart,
}))

export const grid = style({ stroke: color.line })
export const tick = style({ fill: color.muted })
export const label = style({ fill: color.text })
export const value = style({ fill: color.text, fontWeight: font.weight.strong })
/** Words over lines keep a margin around them. */
export const halo = style({ stroke: color.ground, strokeWidth: 5, paintOrder: 'stroke' })
/** Every second tick leaves where there is no room. */
export const spare = style({ '@media': { [below(media.wide)]: { display: 'none' } } })

const line = style({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})

/** Told apart by their strokes, and not by their colours alone. */
export const stroke = styleVariants({
  accent: [line, { stroke: color.accent }],
  /** Takes its light from the element. */
  bare: [line],
  /** On a mask, where only white counts. */
  mask: [line, { stroke: '#fff' }],
  first: [line, { stroke: color.lineStrong, strokeWidth: 1.75 }],
  second: [line, { stroke: color.muted, strokeWidth: 1.75, strokeDasharray: '7 5' }],
  third: [line, { stroke: color.muted, strokeWidth: 1.75, strokeDasharray: '1 6' }],
})
/** What leads the eye is not left to the line alone. */
export const area = style({ fill: color.accent, fillOpacity: 0.16 })

export const fill = styleVariants({
  accent: { fill: color.accent },
  first: { fill: color.lineStrong },
  second: { fill: color.muted },
  third: { fill: 'none', stroke: color.muted, strokeWidth: 1.5 },
})

export const point = style({ fill: color.ground, stroke: color.lineStrong, strokeWidth: 2 })
/** Where the leading line touches a spoke. */
export const tip = style({ fill: color.accent, stroke: color.ground, strokeWidth: 1.5 })
/** The one point that the chart is about. */
export const current = style({ fill: color.text, stroke: color.ground, strokeWidth: 3 })

/** A few narrow columns: no need for the width that other tables ask for. */
export const data = style({})
globalStyle(`${data} [data-scroll] > table`, { minWidth: 0 })
