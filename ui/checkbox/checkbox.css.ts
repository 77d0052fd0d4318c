import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Messages stand below the words, not below the box. */
export const checkbox = style({})
globalStyle(`${checkbox} > p`, { marginInlineStart: 34, marginBlockEnd: 6 })

export const tick = style({
  selectors: {
    '&:checked': { background: vars.color.accent },
    '&:checked:disabled': { background: vars.color.line },
    '&:disabled::before': { borderColor: vars.color.faint },
  },
  '::before': {
    width: 7,
    height: 12,
    marginBlockStart: -3,
    borderWidth: '0 2.5px 2.5px 0',
    borderColor: vars.color.accentInk,
    rotate: '42deg',
  },
})

export const end = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
})
