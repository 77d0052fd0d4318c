import { style } from '@vanilla-extract/css'

/** She stands beside the words; she does not fill the column. */
export const figure = style({ width: 'min(260px, 70%)', marginInline: 'auto' })
