import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

/** All in sight, on as many lines as they need. */
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  minHeight: 44,
  paddingInline: fixed.space[16],
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.pill,
  color: color.muted,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  ':hover': { borderColor: color.lineStrong, color: color.text },
  selectors: {
    '&[aria-current]': {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.text,
      fontWeight: font.weight.strong,
    },
  },
})

export const count = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })

export const form = style({
  display: 'grid',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[16],
})

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: fixed.space[8],
  alignItems: 'start',
})

/** Beside the field, below its label. */
export const send = style({ marginBlockStart: `calc(1.5 * .9375rem + ${fixed.space[8]})` })

export const choices = style({ display: 'grid', gap: fixed.space[12] })

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[16],
  alignItems: 'baseline',
  marginBlock: `${fixed.space[4]} ${fixed.space[12]}`,
  fontSize: fixed.type.s.size,
})
