import { style } from '@vanilla-extract/css'

/** Beside words, as high as they are. */
export const inNote = style({ minHeight: 44, marginBlock: -10 })

/** Groups for the browser alone. */
export const bare = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const point = style({ display: 'flex', gap: 14, alignItems: 'center', minHeight: 56 })
