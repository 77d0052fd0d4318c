import { keyframes, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { LAYERS, MARGIN } from '../background-field/points.ts'
import { LOADER_VISIBLE_MS } from '../loading-screen/timing.ts'
import { BACKGROUND } from '../background-field/settings.ts'

const EARLY = LAYERS.filter(({ late = false }) => !late)
const percent = (share: number) => `${share * 100}%`

// They appear and settle into their place, once: at rest they cost nothing.
const settle = keyframes({ from: { opacity: 0, transform: 'translate3d(28px, 20px, 0)' } })

export const background = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  opacity: 0,
  pointerEvents: 'none',
  background: EARLY.map(
    ({ radius, side, at, tile }) =>
      // As short as it can be said: no tool looks into a value that asks for a colour.
      `radial-gradient(circle ${radius}px at ${at.map(percent).join(' ')},${vars.color.lineStrong},#0000) ${side === 'left' ? 0 : '100%'} 0/${MARGIN} ${tile}px repeat-y`,
  ).join(),
  selectors: { '[data-background=on] &': { opacity: BACKGROUND.opacityMultiplier } },
  '@media': {
    [media.motion]: {
      selectors: {
        '[data-background=on] &': { animation: `${settle} 4s ${fixed.motion.out}` },
        // Below the loading screen nobody would see it, and the page has more to do then.
        '[data-first-visit] &': { animationDelay: `${LOADER_VISIBLE_MS}ms` },
        // The canvas shows the same points.
        '[data-background] &:has(canvas)': { background: 'none', animation: 'none' },
      },
    },
    print: { display: 'none' },
  },
})
