import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, vars } from '../theme/contract.css.ts'

export const AVATAR_SIZES = ['s', 'm', 'l'] as const

const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: fallbackVar(vars.universe.soft, vars.color.accentSoft),
  color: fallbackVar(vars.universe.hue, vars.color.accent),
  fontWeight: font.weight.strong,
  lineHeight: 1,
  verticalAlign: 'middle',
})
globalStyle(`${avatar} > :is(img, svg)`, { width: '100%', height: '100%', objectFit: 'cover' })

const round = (width: number) => [avatar, { width, height: width, fontSize: `${width * 0.38}px` }]

export const size = styleVariants({
  s: round(32),
  m: round(48),
  l: round(80),
} satisfies Record<(typeof AVATAR_SIZES)[number], object>)
