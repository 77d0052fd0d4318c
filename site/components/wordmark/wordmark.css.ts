import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const word = style({ width: 'auto', color: vars.color.text })

export const size = styleVariants({
  s: { height: 27, '@media': { [media.wide]: { height: 30 } } },
  l: { height: 54 },
})
