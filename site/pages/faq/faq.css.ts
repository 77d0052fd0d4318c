import { style } from '@vanilla-extract/css'
import { scripted } from '../parts/scripted.css.ts'

/** The field: as wide as a phone, no wider than a question. */
export const field = style([scripted, { justifySelf: 'stretch', maxWidth: 440 }])
