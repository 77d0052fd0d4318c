import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

export const frame = style({
  padding: `clamp(${fixed.space[16]}, 2.4vw, 26px)`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.surface,
})

export const stage = style({})
globalStyle(`${stage} > svg`, { width: '100%', minWidth: 640, height: 'auto' })

export const caption = style({
  marginBlockStart: fixed.space[14],
  paddingBlockStart: fixed.space[14],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
