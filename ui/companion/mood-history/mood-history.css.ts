import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../../theme/contract.css.ts'

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: fixed.space[14],
  paddingBlock: fixed.space[10],
  lineHeight: 1.35,
})
globalStyle(`${entry} b`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 7px',
  fontWeight: font.weight.strong,
})
globalStyle(`${entry} b svg`, { color: vars.color.muted })
