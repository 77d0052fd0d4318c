import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const { color } = vars

export const achievements = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${fixed.space[40]} ${fixed.space[72]}`,
  '@media': { [media.wider]: { gridTemplateColumns: '1fr 1fr' } },
})

export const dot = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 2 })
export const got = style({ fill: color.accent, stroke: color.accent, strokeWidth: 2 })

/** Eighteen short rows of three dots: on one screen, whatever its width. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fixed.type.s.size,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
})
globalStyle(`${table} :is(th, td)`, { padding: 0, fontWeight: font.weight.text })
globalStyle(`${table} tbody tr`, { height: 37, borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${table} tbody th`, { textAlign: 'start' })
globalStyle(`${table} :is(thead th, td)`, { width: '19%', textAlign: 'center' })
globalStyle(`${table} thead th`, { paddingBlockEnd: fixed.space[10], color: color.muted })
globalStyle(`${table} thead th:first-child`, { width: 'auto', textAlign: 'start' })
globalStyle(`${table} thead small`, { display: 'block', fontSize: fixed.type.xs.size })
globalStyle(`${table} svg`, { display: 'block', marginInline: 'auto' })

export const near = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: fixed.space[12],
  minHeight: 54,
})
globalStyle(`${near} > svg`, { color: color.plus })
globalStyle(`${near} > b`, { fontWeight: font.weight.strong })
