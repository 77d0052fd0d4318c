import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const card = style({
  position: 'fixed',
  insetInlineStart: 24,
  bottom: 24,
  zIndex: 95,
  display: 'grid',
  gap: 6,
  maxWidth: 'min(440px, 100vw - 48px)',
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  padding: '16px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.overlay,
  boxShadow: vars.shadow.overlay,
  lineHeight: 1.4,
})
globalStyle(`${card} b`, { fontWeight: font.weight.strong })
globalStyle(`${card} code`, {
  fontFamily: font.mono,
  fontSize: '.875em',
  overflowWrap: 'anywhere',
})
globalStyle(`${card} p`, { color: color.muted, fontSize: fixed.type.xs.size })

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  marginInlineEnd: 4,
  paddingInline: 7,
  border: `1px solid ${color.lineStrong}`,
  borderBottomWidth: 2,
  borderRadius: fixed.radius.xs,
  font: `${font.weight.strong} ${fixed.type.xs.size}/1 ${font.text}`,
})
