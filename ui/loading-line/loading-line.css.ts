import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const LOADING_LINES = ['inline', 'page'] as const

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } })

const line = style({
  display: 'block',
  width: '100%',
  height: 2.5,
  border: 0,
  appearance: 'none',
  background: vars.opal.across,
  // It never reaches the end by itself: only what is waited for knows when that is.
  clipPath: 'inset(0 6% 0 0)',
  '@media': {
    [media.motion]: {
      // Quick at first, then ever slower, and once: nothing turns in circles. What takes no time
      // shows nothing.
      animation: `${draw} 12s cubic-bezier(.08,.8,.2,1) 150ms backwards`,
    },
  },
})
globalStyle(`${line}::-webkit-progress-bar`, { background: 'none' })
globalStyle(`${line}::-moz-progress-bar`, { background: 'none' })

export const place = styleVariants({
  inline: [line, { borderRadius: 3 }],
  page: [line, { position: 'fixed' as const, inset: '0 0 auto', zIndex: 98 }],
} satisfies Record<(typeof LOADING_LINES)[number], object>)
