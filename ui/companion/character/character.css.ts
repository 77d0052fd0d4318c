import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const opale = style({})

// All moods share one path topology, so a new mood flows out of the old one.
globalStyle(`${opale} :is(path,g)`, {
  '@media': {
    [media.motion]: {
      transition: `${fixed.motion.slow} ${fixed.motion.pop}`,
      transitionProperty: 'd,transform,opacity',
    },
  },
})

/** A glance and a blink are quick, and a frame drawn less costs the page less. */
export const eyes = style({})
globalStyle(`${opale} ${eyes}`, {
  '@media': { [media.motion]: { transitionDuration: '70ms', transitionTimingFunction: 'linear' } },
})

/** The outer line separates her from dark grounds; light ones do it by themselves. */
export const rim = style({
  selectors: { '[data-theme="light"] &': { display: 'none' } },
  // Paper is light, whatever the theme.
  '@media': { print: { display: 'none' } },
})
