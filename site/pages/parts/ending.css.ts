import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

export const related = style({ marginBlockEnd: fixed.space[28] })
