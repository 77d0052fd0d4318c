import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const place = style({
  position: 'fixed',
  zIndex: 16,
  insetInlineEnd: 16,
  // A page whose own bar stands at the foot of the window says how high: she stands on it.
  bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--opale-foot, 0px))',
  '@media': { [media.wide]: { insetInlineEnd: 24, bottom: 24 }, print: { display: 'none' } },
  // What the visitor is at lies under her corner: she goes up, out of its way.
  selectors: { '&[data-aside]': { bottom: '52vh' } },
})

// Without scripts her button could not answer; and who hid her does not see her for a moment.
export const still = style([
  place,
  { selectors: { 'html:not([data-js]) &, [data-js=false] &': { display: 'none' } } },
])

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  padding: 0,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: '50%',
  background: vars.color.overlay,
  boxShadow: vars.shadow.raised,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
  ':focus-visible': { borderRadius: '50%' },
  selectors: { '&[aria-expanded="true"]': { borderColor: vars.color.lineStrong } },
  '@media': { [media.wide]: { width: 72, height: 72 } },
})
/** Her curl may leave the ring, her shoulders may not. */
globalStyle(`${button} img`, { width: '100%', height: 'auto', borderRadius: '0 0 50% 50%' })
