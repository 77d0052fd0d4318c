import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const groups = style({ display: 'grid', gap: fixed.space[64] })

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: fixed.space[16],
  marginBlockEnd: fixed.space[16],
})
export const count = style({
  color: vars.color.muted,
  fontSize: fixed.type.m.size,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
})

/** Read down, then across: as many columns as fit, three at most. */
export const links = style({ columns: '3 17rem', columnGap: fixed.space[48] })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingBlock: fixed.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
})
