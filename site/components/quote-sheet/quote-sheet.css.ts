import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const line = `1px solid ${color.line}`
const side = 'clamp(20px, 3vw, 40px)'

/** Square above, round below: a sheet that was torn off. */
export const sheet = style({
  overflow: 'hidden',
  border: line,
  borderRadius: `6px 6px ${fixed.radius.l} ${fixed.radius.l}`,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  fontVariantNumeric: 'tabular-nums',
})

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: fixed.space[16],
  padding: `${fixed.space[28]} ${side} ${fixed.space[20]}`,
})

export const quiet = style({
  color: color.muted,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})
export const note = style([quiet, { display: 'block', fontWeight: font.weight.text }])

/** On a phone a line's name stands above its count and amount. */
export const table = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} :is(th, td)`, { padding: 0, textAlign: 'start', fontWeight: 'inherit' })
globalStyle(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${fixed.space[8]} ${fixed.space[16]}`,
  alignItems: 'center',
  padding: `${fixed.space[14]} ${side}`,
  borderBlockStart: line,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 190px 116px' } },
})
globalStyle(`${table} :is(tbody, tfoot) th`, {
  gridColumn: '1 / -1',
  fontWeight: font.weight.strong,
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})
globalStyle(`${table} td:last-child`, { textAlign: 'end', fontWeight: font.weight.strong })
globalStyle(`${table} thead th`, {
  color: color.muted,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.strong,
})
globalStyle(`${table} thead th:last-child`, { textAlign: 'end' })
globalStyle(`${table} thead th:first-child`, {
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})
globalStyle(`${table} tfoot tr`, {
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: fixed.space[20],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})
export const total = style({
  fontSize: 'clamp(2rem, 3.4vw, 2.5rem)',
  lineHeight: 1.1,
  letterSpacing: font.tracking.display,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} ${total}`, { fontWeight: font.weight.display })

export const more = style({
  padding: `${fixed.space[22]} ${side} ${fixed.space[28]}`,
  background: color.accentSoft,
})
