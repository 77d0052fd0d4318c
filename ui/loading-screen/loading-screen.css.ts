import { keyframes, style } from '@vanilla-extract/css'
import { font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { LOADER_FADE_MS, LOADER_VISIBLE_MS } from './timing.ts'

const fade = keyframes({ to: { opacity: 0, visibility: 'hidden' } })
const draw = keyframes({ from: { strokeDashoffset: 1 } })

/** The page paints below it and takes clicks through it: it is seen, and holds nothing up. */
export const screen = style({
  display: 'none',
  '@media': {
    [media.motion]: {
      selectors: {
        'html[data-first-visit] &': {
          position: 'fixed',
          inset: 0,
          zIndex: 90,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 22,
          background: vars.color.ground,
          color: vars.color.muted,
          fontWeight: font.weight.medium,
          pointerEvents: 'none',
          animation: `${fade} ${LOADER_FADE_MS}ms ${LOADER_VISIBLE_MS}ms forwards`,
        },
      },
    },
  },
})

export const track = style({ stroke: vars.color.line })

export const ring = style({
  strokeDasharray: 1,
  strokeLinecap: 'round',
  animation: `${draw} 900ms ease-in-out`,
})
