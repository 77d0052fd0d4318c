import { style } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'

/** Figures stand at the end of every line, the axis below the last. */
export const bars = style({ paddingInlineEnd: 76, paddingBlockEnd: fixed.space[32] })
