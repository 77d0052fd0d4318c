import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** The row scrolls sideways by itself, its edges fading where there is more. */
export const nav = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // The first word, not its target, lines up with the page's edge.
  marginInlineStart: -12,
  scrollbarWidth: 'none',
})

export const list = style({ display: 'flex', alignItems: 'center' })

/** The sections leave where space is short: the menu holds them, too. */
export const sections = style([
  list,
  {
    display: 'none',
    '::before': {
      content: '',
      flex: 'none',
      width: 1,
      height: 20,
      marginInline: 10,
      background: vars.color.lineStrong,
      opacity: 0.6,
    },
    '@media': { [media.wide]: { display: 'flex' } },
  },
])

export const section = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 44,
  height: 44,
  paddingInline: 10,
  color: vars.color.faint,
  fontSize: '.875rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-current]': { color: vars.color.text } },
})
