import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const line = `1px solid ${vars.color.line}`

// By attribute and element: tables written in Markdown look the same.
globalStyle('[data-scroll]:has(> table)', { border: line, borderRadius: fixed.radius.m })
globalStyle('[data-scroll] > table', {
  width: '100%',
  minWidth: 600,
  borderCollapse: 'collapse',
  fontSize: fixed.type.control.size,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle('[data-scroll] > table caption', {
  captionSide: 'bottom',
  padding: `${fixed.space[12]} ${fixed.space[20]}`,
  borderBlockStart: line,
  textAlign: 'start',
  color: vars.color.muted,
  fontSize: fixed.type.xs.size,
})
globalStyle('[data-scroll] :is(th, td)', {
  padding: `${fixed.space[14]} ${fixed.space[20]}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle('[data-scroll] th', { fontWeight: font.weight.strong })
globalStyle('[data-scroll] thead th', {
  background: vars.color.sunken,
  borderBlockEnd: `1.5px solid ${vars.color.lineStrong}`,
  fontSize: fixed.type.s.size,
})
globalStyle('[data-scroll] tbody tr + tr > *', { borderBlockStart: line })

/** On a phone all of it is in sight at once: for short words and numbers. */
export const dense = style({})
globalStyle(`${dense} > table`, {
  '@media': { [media.narrow]: { minWidth: 0, fontSize: fixed.type.s.size, hyphens: 'auto' } },
})
globalStyle(`${dense} thead th`, { '@media': { [media.narrow]: { fontSize: fixed.type.xs.size } } })
globalStyle(`${dense} :is(th, td)`, {
  '@media': { [media.narrow]: { padding: `${fixed.space[10]} 5px` } },
})
globalStyle(`${dense} :is(th, td):first-child`, {
  '@media': { [media.narrow]: { paddingInlineStart: fixed.space[12] } },
})

/** The row one should remember: the thread runs above it. */
export const verdict = style({
  background: `${vars.opal.across} top / 100% 2.5px no-repeat ${vars.color.accentSoft}`,
})
