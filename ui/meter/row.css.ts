import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars

const columns = 'fit-content(40%) minmax(0, 1fr) minmax(34px, max-content)'

export const row = style({
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
export const rows = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: fixed.space[14],
})
globalStyle(`${rows} > *, ${rows} ${row}`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
})

globalStyle(`${row} > span`, { overflowWrap: 'anywhere' })
globalStyle(`${row} > b`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${row}[data-full] > b`, { fontWeight: font.weight.medium })

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
