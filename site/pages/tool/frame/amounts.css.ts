import { globalStyle, style } from '@vanilla-extract/css'

/** Of a table of amounts: « −€15,051 » does not break behind its sign. */
export const amounts = style({})
globalStyle(`${amounts} td`, { whiteSpace: 'nowrap' })
