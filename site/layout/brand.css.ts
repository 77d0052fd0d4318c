import { style } from '@vanilla-extract/css'

export const brand = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 })
