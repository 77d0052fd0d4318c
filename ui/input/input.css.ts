import { style } from '@vanilla-extract/css'
import { fixed, font } from '../theme/contract.css.ts'

/** Both in one cell: the longer the unit, the less room for the amount. */
export const line = style({ display: 'grid', alignItems: 'center' })
export const amount = style({
  gridArea: '1 / 1',
  paddingInlineEnd: fixed.space[64],
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const unit = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  paddingInlineEnd: fixed.space[18],
  pointerEvents: 'none',
})
