import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ flex: 'none' })

export const pill = style({
  gap: 8,
  paddingInline: 12,
  fontSize: '.875rem',
  fontWeight: 650,
  letterSpacing: '.02em',
})

export const dot = style({
  width: 9,
  height: 9,
  borderRadius: '50%',
  background: vars.universe.hue,
})
