import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const rows = style({ display: 'grid', gap: fixed.space[32], justifyItems: 'center' })

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: fixed.space[24],
})

export const frame = style({
  overflow: 'clip',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.sunken,
})
// Where a picture is hidden is the theme's to say.
globalStyle(`${frame} > img`, { maxWidth: '100%', height: 'auto' })
