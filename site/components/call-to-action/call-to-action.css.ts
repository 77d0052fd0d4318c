import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[24],
  marginBlockStart: fixed.space[48],
  padding: `clamp(${fixed.space[24]}, 3vw, 34px)`,
  borderRadius: fixed.radius.pebble,
  background: vars.color.accentSoft,
})
export const text = style({ marginBlockStart: fixed.space[6], maxWidth: '33.3em' })
