import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars

const columns = 'fit-content(40%) minmax(0, 1fr) minmax(34px, max-content)'

export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: fixed.space[14],
  alignItems: 'center',
  minHeight: 38,
  fontSize: fixed.type.control.size,
  lineHeight: 1.3,
  selectors: { '&[data-full]': { color: color.muted } },
})
/** Lines begin and end together, whatever the words. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: fixed.space[14],
})
globalStyle(`${list} > *, ${list} ${bar}`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
})

globalStyle(`${bar} > span`, { overflowWrap: 'anywhere' })
globalStyle(`${bar} > b`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${bar}[data-full] > b`, { fontWeight: font.weight.medium })

/** The mark at the end stands half outside. */
export const line = style({ width: '100%', height: 9, overflow: 'visible' })
export const track = style({ fill: color.line })
export const value = style({
  fill: color.accent,
  '@media': { [media.motion]: { transition: `all ${fixed.motion.slow} ${fixed.motion.out}` } },
  selectors: { '[data-full] &': { fill: color.lineStrong } },
})
export const mark = style({ fill: color.ground, stroke: color.lineStrong, strokeWidth: 2 })
export const reached = style([value, { stroke: color.accent, strokeWidth: 2 }])
globalStyle(`[data-full] ${reached}`, { stroke: color.lineStrong })
