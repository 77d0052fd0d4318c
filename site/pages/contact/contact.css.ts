import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

/** Beside words, as high as they are. */
export const inNote = style({ minHeight: 44, marginBlock: `calc(-1 * ${fixed.space[10]})` })

/** Groups for the browser alone. */
export const bare = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const point = style({
  display: 'flex',
  gap: fixed.space[14],
  alignItems: 'center',
  minHeight: 56,
})
