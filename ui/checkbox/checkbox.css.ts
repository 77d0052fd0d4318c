import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'

/** Messages stand below the words, not below the box. */
export const checkbox = style({})
globalStyle(`${checkbox} > p`, { marginInlineStart: 34, marginBlockEnd: fixed.space[6] })

export const end = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
})
