import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const inspector = style({ display: 'grid', gap: fixed.space[16] })
export const head = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: fixed.space[12],
  alignItems: 'center',
  lineHeight: 1.3,
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.s,
  background: color.surface,
})
export const called = style({ minWidth: 0 })
export const title = style({ fontSize: fixed.type.m.size, overflowWrap: 'anywhere' })
export const settings = style({ display: 'grid', gap: fixed.space[16], justifyItems: 'stretch' })
export const code = style({ fontFamily: font.mono, fontSize: fixed.type.xs.size, lineHeight: 1.6 })
export const preview = style({ display: 'flex', alignItems: 'center', gap: fixed.space[8] })
export const turn = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' })
export const value = style({ overflowWrap: 'anywhere' })
