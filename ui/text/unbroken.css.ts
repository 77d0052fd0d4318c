import { style } from '@vanilla-extract/css'

/** « GPT-4 » is read at once: it goes to the next line whole, unless no line is as wide. */
export const unbroken = style({ display: 'inline-block', maxWidth: '100%' })
