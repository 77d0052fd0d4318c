import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

export const exports = style({ marginBlockStart: fixed.space[20] })
