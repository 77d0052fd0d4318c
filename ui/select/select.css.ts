import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

/** No wider than its place, however long an option is. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  maxWidth: '100%',
})
globalStyle(`${box} > *`, { gridArea: '1 / 1' })
globalStyle(`${box} > svg`, {
  justifySelf: 'end',
  marginInlineEnd: fixed.space[14],
  color: vars.color.muted,
  pointerEvents: 'none',
})

export const select = style({
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
