import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../nav-bar/height.ts'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

/** Where it can stand: the fourth corner is Opale's. */
export const CORNERS = ['bottomStart', 'topStart', 'topEnd'] as const

export const at = styleVariants({
  bottomStart: { insetInlineStart: 24, bottom: 24 },
  topStart: { insetInlineStart: 24, top: NAV_BAR_HEIGHT + 24 },
  topEnd: { insetInlineEnd: 24, top: NAV_BAR_HEIGHT + 24 },
})

export const card = style({
  position: 'fixed',
  zIndex: 95,
  display: 'grid',
  gap: fixed.space[6],
  maxWidth: 'min(440px, 100vw - 48px)',
  maxHeight: `calc(100dvh - ${NAV_BAR_HEIGHT + 48}px)`,
  overflowY: 'auto',
  padding: `${fixed.space[16]} ${fixed.space[20]}`,
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

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space[12]} ${fixed.space[16]}`,
})

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  marginInlineEnd: fixed.space[4],
  paddingInline: 7,
  border: `1px solid ${color.lineStrong}`,
  borderBottomWidth: 2,
  borderRadius: fixed.radius.xs,
  font: `${font.weight.strong} ${fixed.type.xs.size}/1 ${font.text}`,
})
