import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const line = `1px solid ${color.line}`

export const list = style({ borderBlockStart: line, fontVariantNumeric: 'tabular-nums' })

/** On a phone the bar has a line of its own; then all stands on one. */
export const item = style({
  display: 'grid',
  gridTemplate: '"place name score" auto "bar bar bar" auto "sum sum sum" auto / 26px 1fr auto',
  gap: `${fixed.space[8]} ${fixed.space[10]}`,
  alignItems: 'center',
  paddingBlock: fixed.space[16],
  borderBlockEnd: line,
  '@media': {
    [media.wide]: {
      gridTemplate: '"place name bar score" auto ". . sum sum" auto / 44px 156px 1fr 64px',
      gap: `${fixed.space[8]} ${fixed.space[12]}`,
      paddingBlock: fixed.space[18],
    },
  },
})

const large = { fontSize: '1.5rem', lineHeight: 1.1, letterSpacing: font.tracking.heading } as const
export const place = style({ gridArea: 'place', ...large, color: color.faint })
export const name = style({
  gridArea: 'name',
  fontWeight: font.weight.strong,
  lineHeight: 1.25,
})
export const score = style({
  gridArea: 'score',
  ...large,
  color: color.muted,
  textAlign: 'end',
})
export const sum = style({
  gridArea: 'sum',
  color: color.muted,
  fontSize: fixed.type.xs.size,
  lineHeight: fixed.type.xs.line,
})
globalStyle(`${item}[data-leader] > :is(${place}, ${score})`, {
  color: color.text,
  fontWeight: font.weight.display,
})
globalStyle(`${item}[data-leader] > ${name}`, { fontSize: fixed.type.t1.size })
globalStyle(`${item}[data-leader] > ${score}`, {
  '@media': { [media.wide]: { fontSize: '2.25rem' } },
})

export const bar = style({
  gridArea: 'bar',
  display: 'block',
  width: '100%',
  height: 28,
  overflow: 'visible',
  '@media': { [media.wide]: { height: 34 } },
})
globalStyle(`${item}[data-leader] > ${bar}`, {
  marginBlockEnd: fixed.space[10],
  '@media': { [media.wide]: { height: 46 } },
})

const slow = {
  '@media': { [media.motion]: { transition: `all ${fixed.motion.slow} ${fixed.motion.out}` } },
}
/** The gaps are drawn in pixels, in the colour of what lies behind. */
export const piece = style({
  fill: `color-mix(in srgb, ${color.accent} 26%, ${color.sunken})`,
  stroke: color.sunken,
  strokeWidth: 3,
  ...slow,
})
globalStyle(`${item}[data-leader] ${piece}`, {
  fill: `color-mix(in srgb, ${color.accent} 42%, ${color.sunken})`,
})
export const thread = style({ translate: '0 5px', ...slow })
export const mark = style({
  fill: color.text,
  fontSize: 12,
  fontWeight: font.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})

export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: fixed.space[10],
  border: `1.25px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.xs,
  color: color.muted,
  fontSize: fixed.type.xs.size,
  lineHeight: 1,
})
