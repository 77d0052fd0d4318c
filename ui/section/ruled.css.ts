import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** A list whose entries are told apart by hairlines, never by boxes. */
export const ruled = style({ borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle(`${ruled} > *`, { borderBlockEnd: `1px solid ${vars.color.line}` })

const columns = (from: string, ...shares: number[]) => ({
  display: 'grid',
  gap: `${fixed.space[6]} ${fixed.space[40]}`,
  alignItems: 'start',
  paddingBlock: 26,
  '@media': {
    [from]: { gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' ') },
  },
})

/** Entries of a ruled list whose parts line up from one entry to the next. */
export const row = styleVariants({
  two: columns(media.wide, 5, 7),
  three: columns(media.wider, 2, 5, 4),
})

/**
 * On a link inside a `position: relative` entry: the whole entry answers to the pointer and wears
 * the focus ring, while the link's accessible name stays its own words.
 */
export const cover = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    // What it covers goes on below it; Opale's corner stands there too. Since it can only be met
    // after scrolling, no document carries it.
    'html[data-scrolled] &:focus-visible': { scrollMarginBlockEnd: 112 },
  },
})

/** An entry that moves its arrow when pointed at. */
export const arrow = style({
  color: vars.color.faint,
  transition: `transform ${fixed.motion.base} ${fixed.motion.out}`,
  selectors: {
    ':hover > &': {
      color: vars.color.text,
      '@media': { [media.motion]: { transform: 'translateX(4px)' } },
    },
  },
})
