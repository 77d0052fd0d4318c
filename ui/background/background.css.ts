import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** [3.4.6] */
const OPACITY_MULTIPLIER = 0.5

// Each point repeats on a tile of its own size: together they never form a pattern one could see.
const POINTS = [
  ['2px', '23% 31%', '431px 389px'],
  ['1.5px', '71% 64%', '347px 467px'],
  ['2px', '84% 17%', '739px 607px'],
] as const

const drift = keyframes({ to: { transform: 'translate3d(-120px, -80px, 0)' } })

export const background = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity 1.2s',
  selectors: { 'html[data-background="on"] &': { opacity: OPACITY_MULTIPLIER } },
  '::before': {
    content: '',
    position: 'absolute',
    // Wider than the window by the length of its way.
    inset: '0 -120px -80px 0',
    backgroundImage: POINTS.map(
      ([radius, at]) =>
        `radial-gradient(circle ${radius} at ${at}, ${vars.color.lineStrong} 60%, transparent)`,
    ).join(),
    backgroundSize: POINTS.map(([, , tile]) => tile).join(),
  },
  '@media': {
    [media.motion]: {
      selectors: {
        'html[data-background="on"] &::before': {
          animation: `${drift} 90s linear infinite alternate`,
        },
      },
    },
    print: { display: 'none' },
  },
})
