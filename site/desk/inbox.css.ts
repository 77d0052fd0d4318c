import { style } from '@vanilla-extract/css'

export const exports = style({ marginBlockStart: 20 })
