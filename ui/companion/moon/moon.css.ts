import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const glints = createGlobalVar('opale-moon-glints')
const flecks = createGlobalVar('opale-moon-flecks')

/** A square that fills the width it is given. */
export const moon = style({
  position: 'relative',
  aspectRatio: '1',
  vars: { [glints]: '.85', [flecks]: '.85' },
  selectors: { '[data-theme="light"] &': { vars: { [glints]: '.72', [flecks]: '.7' } } },
})

/** For attributes of the drawing. The stone's own tints belong to no theme token. */
export const tint = {
  core: 'light-dark(#fff, #fbf7ff)',
  pale: 'light-dark(#f1e7ff, #cbb6ff)',
  deep: 'light-dark(#d6c3fd, #6b4bd6)',
  edge: 'light-dark(#b9a0f5, #2a1764)',
  rim: 'light-dark(#bfa6f2, #fff)',
  opal: vars.color.opal1,
  glints,
  flecks,
}

/** Feet below the stone, on the thread. */
export const character = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: '-17.2%',
  width: '83.4%',
  transform: 'translateX(-50%)',
})
globalStyle(`${character} > svg`, { width: '100%', height: 'auto' })

/** She gives a little under a hand. */
export const pressed = style({
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  '@media': {
    // Without scripts she is a picture.
    [media.scriptless]: { pointerEvents: 'none', visibility: 'hidden' },
    [media.motion]: {
      transition: `translate ${fixed.motion.fast} ${fixed.motion.out}`,
      selectors: { '&:active': { translate: '0 1%' } },
    },
  },
})

// The button answers itself: her drawing may still be on its way to life, and would keep the click.
globalStyle(`${pressed} > *`, { visibility: 'visible', pointerEvents: 'none' })

export const speech = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: -112,
  insetInlineEnd: `max(-30px, 162px - 50vw)`,
  width: 250,
  borderRadius: fixed.radius.pebble,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.wide]: { insetBlockStart: -64, insetInlineEnd: 12 },
    [media.nav]: { insetBlockStart: -28, insetInlineEnd: -52 },
  },
})
