import { style } from '@vanilla-extract/css'

export const period = style({ fontVariantNumeric: 'tabular-nums' })
export const badge = style({ marginBlockStart: 8 })
