import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.m,
})

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 14px',
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
