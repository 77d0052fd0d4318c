import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const shape = style({ display: 'block', width: '100%', height: 118 })
export const signs = style({ position: 'absolute' })

export const box = style({ fill: color.surface, stroke: color.lineStrong, strokeWidth: 1.25 })
export const sign = style({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const letters = style({
  fill: color.text,
  fontSize: 11,
  fontWeight: font.weight.strong,
  textAnchor: 'middle',
})
export const wire = style({
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.25,
  // On the way to a card its wire takes the card's hue.
  transition: `stroke ${fixed.motion.base}`,
  selectors: { 'article:hover &': { stroke: color.accent } },
})
