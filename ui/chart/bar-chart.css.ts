import { style } from '@vanilla-extract/css'

/** Figures stand at the end of every line, the axis below the last. */
export const bars = style({ paddingInlineEnd: 76, paddingBlockEnd: 32 })
