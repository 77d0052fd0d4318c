import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** At its own size, never wider than what it stands in. */
export const figure = style({ position: 'relative' })

export const sheet = style({
  width: '100%',
  maxWidth: 600,
  marginInline: 'auto',
  '@media': { [media.wider]: { maxWidth: 760, marginInline: 0 } },
})
globalStyle(`${sheet} > svg`, { width: '100%', height: 'auto' })

/** In a corner: words on water have its colour below them. */
export const caption = style({
  position: 'absolute',
  insetInlineStart: fixed.space.gutter,
  insetBlockEnd: 14,
  color: vars.color.muted,
  fontSize: fixed.type.xs.size,
})
