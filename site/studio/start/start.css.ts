import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

const { color } = vars

export const start = style({
  display: 'grid',
  gap: fixed.space[18],
  maxWidth: 860,
  marginInline: 'auto',
  paddingBlock: fixed.space[32],
  // Below the page's title.
  paddingInline: fixed.space.gutter,
})
export const waiting = style({ position: 'relative' })
/** Takes no room: what stands below stays where it is when the studio has come. */
export const line = style({ position: 'absolute', insetBlockStart: 0 })
export const part = style({
  fontSize: fixed.type.s.size,
  color: color.muted,
  marginBlockEnd: fixed.space[10],
})
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: fixed.space[14],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  display: 'grid',
  gap: fixed.space[12],
  alignContent: 'start',
  width: '100%',
  height: '100%',
  padding: fixed.space[18],
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.surface,
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: color.accent },
})
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[12], margin: 0 })
export const both = style({ display: 'grid', gap: fixed.space[12] })
