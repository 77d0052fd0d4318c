import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

/** A few fields, no wider than what is written in them. */
export const door = style({ display: 'grid', gap: fixed.space[28], width: '100%', maxWidth: 440 })
