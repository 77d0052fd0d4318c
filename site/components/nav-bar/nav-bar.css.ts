import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'
import { NAV_BAR_HEIGHT } from './height.ts'

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 20,
  height: NAV_BAR_HEIGHT,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    // [2.3.35] It rises above a page that has moved, whose words never show through.
    'html[data-scrolled] &': { boxShadow: vars.shadow.raised },
  },
  '@media': {
    // On a phone held sideways or a screen zoomed in, it would hide a third of the page for ever.
    'print, (max-height: 30rem)': { position: 'absolute' },
    // Who reads on, on a phone, gets the second row's height; it is back with the first move up.
    [below(media.wide)]: {
      selectors: {
        'html[data-scrolled=down] &:not(:focus-within)': { height: 77, overflow: 'hidden' },
      },
    },
  },
})

const row = style({
  display: 'flex',
  alignItems: 'center',
  // 1440 px wide at most, while the hairline between the rows goes from edge to edge.
  paddingInline: 'max(clamp(1rem, 2.6vw, 2.5rem), 50% - 680px)',
})

export const first = style([row, { height: 76, gap: fixed.space[6] }])

export const second = style([
  row,
  {
    height: 53,
    gap: fixed.space[4],
    borderTop: `1px solid ${vars.color.line}`,
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
  },
])

// A trail of long names takes one line here, and is scrolled.
globalStyle(`${second} ol`, { flexWrap: 'nowrap', whiteSpace: 'nowrap' })

/** Beside the tabs, the trail shows where there is room for both. */
export const trail = style({
  display: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: fixed.space[12],
  '@media': { [media.wider]: { display: 'block' } },
})

export const plain = style({ gap: fixed.space[24] })

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[8],
  flex: 'none',
  marginInlineEnd: fixed.space[8],
})
globalStyle(`${brand} > a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[2],
  marginInlineStart: 'auto',
})

/** Set apart, once there is room. */
export const action = style({
  marginInlineStart: `clamp(${fixed.space[2]}, 10vw - 120px, ${fixed.space[8]})`,
})

const whole = { [media.nav]: { display: 'contents' } }
const folded = { [media.nav]: { display: 'none' } }

/** What the menu also holds: shown where the whole navigation fits. */
export const wide = style({ display: 'none', '@media': whole })
export const menu = style({
  color: vars.color.text,
  // The strokes, not the round target, line up with the page's edge.
  marginInline: `${fixed.space[2]} calc(-1 * ${fixed.space[10]})`,
  '@media': folded,
})

// The language one is reading says itself on every line: it is the first to leave.
globalStyle(`${tools} ${wide} li:has([aria-current])`, {
  '@media': { [below(media.roomy)]: { display: 'none' } },
})
