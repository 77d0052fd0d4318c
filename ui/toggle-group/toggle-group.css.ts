import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: fixed.space[4],
  padding: fixed.space[4],
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.m,
})

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  minHeight: 44,
  padding: `${fixed.space[6]} ${fixed.space[14]}`,
  border: 0,
  borderRadius: fixed.radius.s,
  background: 'none',
  color: color.muted,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft, color: color.text },
  ':disabled': { background: 'none', color: color.faint, cursor: 'not-allowed' },
  selectors: {
    '&[data-pressed]': { background: color.accentSoft, color: color.text },
    // Seen without colours too.
    '&[data-pressed]::after': { content: '•' },
  },
})
