import { style } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'

export const badge = style({ marginBlockStart: fixed.space[8] })
