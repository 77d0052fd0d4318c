import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const word = style({ width: 'auto', color: vars.color.text })

export const size = styleVariants({
  s: { height: 27, '@media': { [media.wide]: { height: 30 } } },
  l: { height: 54 },
})

/** The opal light, corner to corner: a stop's share of the way, and its colour in the theme. */
export const OPAL_STOPS = [
  ['0', vars.color.opal1],
  ['.38', vars.color.opal2],
  ['.72', vars.color.opal3],
  ['1', vars.color.opal4],
] as const
