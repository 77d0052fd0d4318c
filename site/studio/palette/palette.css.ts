import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

const { color } = vars

export const palette = style({ display: 'grid', gap: fixed.space[8], alignContent: 'start' })
export const group = style({
  marginBlock: `${fixed.space[12]} ${fixed.space[2]}`,
  fontSize: fixed.type.xs.size,
  fontWeight: 500,
  letterSpacing: 0,
  color: color.muted,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[12],
  width: '100%',
  minHeight: 40,
  paddingInline: fixed.space[10],
  paddingBlock: fixed.space[4],
  border: 0,
  borderRadius: fixed.radius.s,
  background: 'none',
  textAlign: 'start',
  fontSize: fixed.type.s.size,
  lineHeight: 1.25,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 24px',
  color: color.muted,
})
