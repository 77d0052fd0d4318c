import { globalStyle, style } from '@vanilla-extract/css'

export const scene = style({})
globalStyle(`${scene} > svg`, { display: 'block', width: '100%', height: 'auto' })
