import { style } from '@vanilla-extract/css'

export const badge = style({ marginBlockStart: 8 })
