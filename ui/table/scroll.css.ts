import { createVar, globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const
const before = createVar(length)
/** How far the end fades. */
export const after = createVar(length)

const hint = '44px'
const edge = 'edge'
globalKeyframes(edge, {
  from: { vars: { [before]: '0px', [after]: hint } },
  '8%': { vars: { [before]: hint } },
  '92%': { vars: { [after]: hint } },
  to: { vars: { [before]: hint, [after]: '0px' } },
})

// The sides fade where there is more to see. The scroll position drives it, so no script does;
// when nothing overflows the timeline is idle and nothing fades.
globalStyle('[data-scroll]', {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  maskImage: `linear-gradient(90deg, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`,
  animation: `${edge} linear both`,
  // Not in the shorthand: browsers that do not know it keep the initial values, without a fade.
  animationTimeline: 'scroll(self inline)',
})
// A mask would also hide the focus ring.
globalStyle('[data-scroll]:focus-visible', { maskImage: 'none' })
