import { style } from '@vanilla-extract/css'
import { link, list } from '../nav-link/nav-link.css.ts'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { TAB_COLORS } from './colors.ts'

/** The row scrolls sideways by itself, its edges fading where there is more. */
export const nav = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // The first word, not its target, lines up with the page's edge.
  marginInlineStart: -9,
  selectors: { '&[data-scroll]': { scrollbarWidth: 'none' } },
  '@media': {
    // Where everything fits, nothing fades.
    [media.nav]: { selectors: { '&[data-scroll]': { maskImage: 'none', animation: 'none' } } },
  },
})

// The row cuts off what reaches beyond it: rings stay inside.
const within = { ':focus-visible': { outlineOffset: -3 } }

const tab = style([link, within, { height: 53, paddingInline: 9 }])
const underlined = (image: string) =>
  style([
    tab,
    {
      selectors: {
        '&[aria-current]': {
          background: `${image} no-repeat bottom / calc(100% - 18px) 2.5px`,
        },
      },
    },
  ])
/** What underlines the active tab: as in the tabs of a panel, or in the page's own hues. */
export const thread = underlined(vars.opal.across)
export const colored = Object.fromEntries(
  TAB_COLORS.map((names) => [
    names.join(),
    underlined(`linear-gradient(90deg,${names.map((name) => vars.color[name]).join()})`),
  ]),
)

export const action = style([tab, { color: vars.color.accent }])

/** The sections leave where space is short: the menu holds them, too. */
export const sections = style([
  list,
  {
    display: 'none',
    alignItems: 'center',
    '::before': {
      content: '',
      width: 1,
      height: 20,
      marginInline: fixed.space[10],
      background: vars.color.lineStrong,
    },
    '@media': { [media.wide]: { display: 'flex' } },
  },
])

// Links of the row above keep as little apart as lets all of them fit, and nothing on a tablet.
export const section = style([
  link,
  within,
  { paddingInline: `max(${fixed.space[8]}, 2vw - 21px)`, color: vars.color.faint },
])
