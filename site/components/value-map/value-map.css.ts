import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

/** Of what it is on a screen: letters keep their size. */
const ON_PAPER = 0.54

export const map = style({
  display: 'block',
  width: '100%',
  height: 430,
  overflow: 'hidden',
  fontSize: fixed.type.s.size,
  '@media': {
    print: { zoom: ON_PAPER, fontSize: `calc(${fixed.type.s.size} / ${ON_PAPER})` },
  },
})

export const axis = style({ stroke: color.lineStrong, strokeWidth: 1.5, fill: 'none' })
export const axisName = style({ fill: color.muted })
export const zone = style({ fill: color.accentSoft })
export const zoneName = style({ fill: color.text, fontWeight: font.weight.strong })

export const point = style({ fill: color.raised, stroke: color.muted, strokeWidth: 1.5 })
export const first = style({ fill: color.accent, stroke: 'none' })
globalStyle(`${point} text`, { fill: color.text, stroke: 'none', fontWeight: font.weight.strong })
globalStyle(`${first} text`, { fill: color.accentInk, fontWeight: font.weight.strong })
