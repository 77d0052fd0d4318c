/** What the build draws from a map's data: water, ways, places, and the thread to one of them. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars

/** Sizes of words, in px of the drawing: beside a text, 18 are 13 at the least. */
export const LETTERS = {
  large: { name: 20, detail: 18 },
  small: { name: 15, detail: 13 },
} as const

/** Lines run on beyond the sheet, to the edge of whatever holds the drawing. */
const drawing = style({ display: 'block', overflow: 'visible' })
const large = style([
  drawing,
  { display: 'none', '@media': { [media.wider]: { display: 'block' } } },
])
const small = style([drawing, { '@media': { [media.wider]: { display: 'none' } } }])
export const size = { large, small }

const water = `color-mix(in srgb, ${color.info} 26%, ${color.ground})`
export const sea = style({ fill: water })
export const river = style({ fill: 'none', stroke: water, strokeLinecap: 'round' })
export const land = style({ fill: color.surface, stroke: color.line, strokeWidth: 1.5 })
const thin = { fill: 'none', stroke: color.lineStrong, strokeWidth: 1.5 } as const
export const relief = style({ ...thin, strokeLinecap: 'round' })
export const link = style({
  ...thin,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeDasharray: '1 7',
})
/** Its colours are a gradient of its own. */
export const thread = style({
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const dot = style({ fill: color.ground, stroke: color.lineStrong, strokeWidth: 2 })
export const station = style({ fill: color.solid, stroke: color.ground, strokeWidth: 4 })
export const work = style({ fill: color.ground, stroke: color.text, strokeWidth: 2.5 })

const anchors = {
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
} as const
export const name = styleVariants(anchors, (anchor) => ({
  ...anchor,
  fill: color.text,
  fontWeight: font.weight.strong,
}))
export const detail = styleVariants(anchors, (anchor) => ({
  ...anchor,
  fill: color.muted,
  fontWeight: font.weight.medium,
}))
for (const [look, letters] of [
  [large, LETTERS.large],
  [small, LETTERS.small],
] as const)
  for (const anchor of ['start', 'middle', 'end'] as const) {
    globalStyle(`${look} > .${name[anchor]}`, { fontSize: letters.name })
    globalStyle(`${look} > .${detail[anchor]}`, { fontSize: letters.detail })
  }
