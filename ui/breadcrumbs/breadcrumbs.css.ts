import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.space[8],
  color: vars.color.muted,
  fontSize: fixed.type.note.size,
})

export const item = style({ display: 'flex', alignItems: 'center', gap: fixed.space[8] })
globalStyle(`${item} > svg`, { color: vars.color.faint })

const crumb = style({ display: 'flex', alignItems: 'center', minWidth: 44, minHeight: 44 })

export const link = style([
  crumb,
  {
    justifyContent: 'center',
    textDecoration: 'none',
    ':hover': { color: vars.color.text },
    // The row it sits in is as high as its target: an outer ring would be cut off.
    ':focus-visible': { outlineOffset: -2 },
  },
])
export const current = style({ color: vars.color.text })
