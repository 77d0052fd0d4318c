import { style } from '@vanilla-extract/css'

export const related = style({ marginBlockEnd: 28 })
