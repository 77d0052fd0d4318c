import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

/** Closer than other tables: one compares cells, not sentences. */
export const table = style({})
globalStyle(`[data-scroll] > ${table}`, {
  borderCollapse: 'separate',
  borderSpacing: 3,
  // Columns as wide as each other, so that only the tint tells.
  tableLayout: 'fixed',
  padding: fixed.space[8],
})
globalStyle(`[data-scroll] > ${table} :is(th, td)`, {
  padding: `9px ${fixed.space[10]}`,
  border: 0,
  borderRadius: fixed.radius.xs,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
globalStyle(`[data-scroll] > ${table} thead th`, {
  background: 'none',
  color: vars.color.muted,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.medium,
})
globalStyle(`[data-scroll] > ${table} :is(th:first-child, caption)`, {
  textAlign: 'start',
  whiteSpace: 'normal',
})

globalStyle(`[data-scroll] > ${table} thead th:first-child`, { width: '24%' })

const tint = (share: number) => ({
  background: `color-mix(in srgb, ${vars.color.accent} ${share}%, transparent)`,
})

/** None, then a quarter of the largest figure each. The figure itself is always written. */
export const level = styleVariants({
  0: { color: vars.color.faint },
  1: tint(10),
  2: tint(20),
  3: tint(32),
  4: [tint(46), { fontWeight: font.weight.strong }],
})
