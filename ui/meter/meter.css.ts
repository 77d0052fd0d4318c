import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars

const base = style({
  position: 'relative',
  display: 'grid',
  columnGap: fixed.space[16],
  alignItems: 'center',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${base} > b`, { fontWeight: font.weight.strong, whiteSpace: 'nowrap' })

export const meter = styleVariants({
  ring: [
    base,
    {
      // On phones five of them stand side by side: the words go below.
      justifyItems: 'center',
      '@media': {
        [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start' },
      },
    },
  ],
  line: [
    base,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: fixed.space[6],
      alignItems: 'baseline',
      alignContent: 'start',
    },
  ],
})
globalStyle(`${meter.ring} > b`, {
  alignSelf: 'end',
  fontSize: fixed.type.m.size,
  '@media': { [media.wide]: { fontSize: fixed.type.t2.size, lineHeight: 1.1 } },
})
globalStyle(`${meter.line} > b`, { gridArea: '1 / 2' })

export const label = style({
  alignSelf: 'start',
  color: color.muted,
  fontSize: fixed.type.s.size,
  selectors: { [`${meter.line} > &`]: { gridArea: '1 / 1', alignSelf: 'auto', color: 'inherit' } },
})

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  color: color.muted,
  selectors: { [`${meter.line} > &`]: { gridColumn: '1 / -1', gridRow: 2 } },
})
globalStyle(`${drawing} > *`, { gridArea: '1 / 1' })

const stroke = style({ fill: 'none', strokeWidth: 5, strokeLinecap: 'round' })
const slow = {
  '@media': { [media.motion]: { transition: `all ${fixed.motion.slow} ${fixed.motion.out}` } },
}
export const arc = style({ width: 54, '@media': { [media.wide]: { width: 76 } } })
export const track = style([stroke, { stroke: color.line }])
export const value = style([stroke, slow, { stroke: color.accent }])
/** A threshold is a gap in the gauge. */
export const notch = style([stroke, { stroke: color.ground, strokeLinecap: 'butt' }])

export const line = style({ width: '100%', height: 6 })
export const ground = style({ fill: color.line })
export const full = style([slow, { fill: color.accent }])
export const mark = style({ fill: color.ground, translate: '-1px' })

globalStyle(`[data-alarm] > :is(b, ${drawing})`, { color: color.warning })
globalStyle(`[data-alarm] ${value}`, { stroke: color.warning })
globalStyle(`[data-alarm] ${full}`, { fill: color.warning })
