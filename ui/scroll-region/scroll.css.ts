import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** How far an end fades, in px. */
export const HINT = 44

const edge = 'edge'
// The mask is as wide as the box and fades at both ends; it is wider where an end has no more to see.
const beyond = (ends: number) => `calc(100% + ${ends * HINT}px)`
globalKeyframes(edge, {
  from: { maskSize: beyond(1), maskPosition: '100%' },
  '8%, 92%': { maskSize: '100%' },
  to: { maskSize: beyond(1), maskPosition: '0' },
})

// The sides fade where there is more to see. The scroll position drives it, so no script does;
// when nothing overflows the timeline is idle and nothing fades.
globalStyle('[data-scroll]', {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  mask: `linear-gradient(90deg, transparent, #000 ${HINT}px calc(100% - ${HINT}px), transparent) 50% / ${beyond(2)}`,
  animation: `${edge} linear`,
  // Not in the shorthand: browsers that do not know it play nothing, and nothing fades.
  animationTimeline: 'scroll(self inline)',
})
// A mask would also hide the focus ring.
globalStyle('[data-scroll]:focus-visible', { maskImage: 'none' })
