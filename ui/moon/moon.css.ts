import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const [core, pale, deep, edge, rim, glints, flecks] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
]

/** A square that fills the width it is given. The stone's own tints belong to no theme token. */
export const moon = style({
  position: 'relative',
  aspectRatio: '1',
  vars: {
    [core]: '#fbf7ff',
    [pale]: '#cbb6ff',
    [deep]: '#6b4bd6',
    [edge]: '#2a1764',
    [rim]: '#fff',
    [glints]: '.85',
    [flecks]: '.85',
  },
  selectors: {
    '[data-theme="light"] &': {
      vars: {
        [core]: '#fff',
        [pale]: '#f1e7ff',
        [deep]: '#d6c3fd',
        [edge]: '#b9a0f5',
        [rim]: '#bfa6f2',
        [glints]: '.72',
        [flecks]: '.7',
      },
    },
  },
})

/** For attributes of the drawing. */
export const tint = { core, pale, deep, edge, rim, glints, flecks, opal: vars.color.opal1 }

/** Feet below the stone, on the thread. */
export const character = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: '-17.2%',
  width: '83.4%',
  transform: 'translateX(-50%)',
})
globalStyle(`${character} > svg`, { width: '100%', height: 'auto' })

export const speech = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: -112,
  insetInlineEnd: `max(-30px, 162px - 50vw)`,
  width: 250,
  borderRadius: fixed.radius.pebble,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.wide]: { insetBlockStart: -92, insetInlineEnd: 12 },
    [media.nav]: { insetBlockStart: -28, insetInlineEnd: -52 },
  },
})
