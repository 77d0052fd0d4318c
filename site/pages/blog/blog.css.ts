import { style } from '@vanilla-extract/css'

export const figure = style({ padding: 24, maxWidth: '100%' })
