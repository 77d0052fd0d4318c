import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const path = style({ fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' })
export const loose = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})

const unroll = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0)' },
})

const place = style({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' })

/** Never narrower than its drawing: the loop stays round, the straight end is what gets cropped. */
export const horizon = style([
  place,
  {
    insetBlockEnd: 0,
    insetInlineEnd: -52,
    width: 1056,
    '@media': {
      // Until the moon has room, its loop passes at her right.
      [media.wide]: {
        insetBlockEnd: 'min(34px, 88px - 3.75vw)',
        insetInlineEnd: -100,
        width: 'max(100%, 1440px)',
      },
      [media.nav]: { insetInlineEnd: 0 },
      [media.motion]: { animation: `${unroll} 900ms ${fixed.motion.inOut}` },
    },
  },
])

export const underline = style({ width: 240, height: 36 })

/** The loop sits at two thirds of a phone's width, right of the text on wider screens. */
export const cut = style({
  position: 'relative',
  width: 857,
  marginInlineStart: 'calc(66vw - 588px)',
  '@media': {
    [media.wide]: {
      width: 'max(100%, 1440px)',
      marginInlineStart: 'min(0px, 50% - 720px)',
    },
  },
})
/** Where there is room beside the text above, the loop rises next to it. */
export const clip = style({
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { [media.nav]: { marginBlockStart: 'min(-240px, -16.7vw)' } },
})

/** Feet on the thread, inside its loop. */
export const curled = style({
  position: 'absolute',
  insetInlineStart: '60.6%',
  insetBlockEnd: '8%',
  width: '15%',
  pointerEvents: 'auto',
})
globalStyle(`${curled} svg`, { width: '100%', height: 'auto' })
