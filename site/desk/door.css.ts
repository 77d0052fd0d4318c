import { style } from '@vanilla-extract/css'

/** A few fields, no wider than what is written in them. */
export const door = style({ display: 'grid', gap: 28, width: '100%', maxWidth: 440 })
