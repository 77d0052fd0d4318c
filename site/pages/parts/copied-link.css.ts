import { style } from '@vanilla-extract/css'

export const link = style({ overflowWrap: 'anywhere', userSelect: 'all' })
