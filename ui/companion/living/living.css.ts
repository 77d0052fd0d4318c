import { globalStyle, style } from '@vanilla-extract/css'

/** Moves as a whole, from her feet. */
export const living = style({ display: 'block', transformOrigin: '50% 100%' })
globalStyle(`${living} > svg`, { display: 'block', width: '100%', height: 'auto' })
