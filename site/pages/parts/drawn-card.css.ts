import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const card = style({ display: 'grid', gap: fixed.space[12], justifyItems: 'start' })
globalStyle(`${card} img`, {
  width: 'min(100%, 600px)',
  height: 'auto',
  borderRadius: fixed.radius.m,
  border: `1px solid ${vars.color.line}`,
})
