import { style } from '@vanilla-extract/css'

export const figure = style({ padding: 24, maxWidth: '100%' })

export const choices = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
