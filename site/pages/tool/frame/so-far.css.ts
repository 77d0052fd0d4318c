import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const rows = style({
  marginBlock: `${fixed.space[12]} 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 2fr) minmax(0, 5fr)',
  alignItems: 'center',
  gap: fixed.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: fixed.type.s.size,
})

export const answer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[8],
  margin: 0,
})

/** Somebody's own text may be long: the beginning tells which. */
export const words = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
})
