import { style } from '@vanilla-extract/css'

/** « GPT-4 » is read at once, or not at all. */
export const unbroken = style({ whiteSpace: 'nowrap' })
