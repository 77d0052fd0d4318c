import { keyframes, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { LOADER_FADE_MS, LOADER_VISIBLE_MS } from './timing.ts'

const { code, accent, contact, plus } = vars.color

const fade = keyframes({ to: { opacity: 0, visibility: 'hidden' } })
const turn = keyframes({ from: { rotate: '-1turn', opacity: 0 } })

/** Of the ring, in px. */
const RING = 87

/** The page paints below it and takes clicks through it: it is seen, and holds nothing up. */
export const screen = style({
  display: 'none',
  '::before': {
    content: '',
    width: RING,
    height: RING,
    borderRadius: '50%',
    // The opal light in hues that every page has at hand.
    background: `linear-gradient(135deg, ${[code, accent, contact, plus].join()})`,
    mask: 'radial-gradient(closest-side, transparent 80%, #000 82%)',
    animation: `${turn} 900ms ${fixed.motion.out}`,
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '[data-first-visit] &': {
          position: 'fixed',
          inset: 0,
          zIndex: 90,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 34,
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
