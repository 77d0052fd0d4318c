import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

export const root = style({ flex: 'none' })

export const pill = style({
  gap: fixed.space[8],
  paddingInline: fixed.space[12],
  fontSize: fixed.type.note.size,
  fontWeight: 650,
  letterSpacing: '.02em',
})

/** A name that is none of the options, and may be longer than they are. */
export const named = style([
  pill,
  { gap: 5, paddingInline: fixed.space[10], fontSize: fixed.type.xs.size, letterSpacing: 0 },
])
// Where every pixel counts, the name says it alone.
globalStyle(`${named} > span`, {
  '@media': { [below(media.roomy)]: { display: 'none' } },
})

export const dot = style({
  width: 9,
  height: 9,
  borderRadius: '50%',
  background: vars.universe.hue,
})
