import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { below, media } from '../../theme/media.ts'

export const place = style({
  position: 'fixed',
  zIndex: 16,
  // Where no margin is as wide as she is, she only looks round the edge of the window: words,
  // fields and buttons reach below her corner. No query says so in as few letters.
  insetInlineEnd: 'clamp(-48px, 100vw - 1400px, 24px)',
  bottom: 24,
  '@media': { print: { display: 'none' } },
  // What the visitor is at lies under her corner: she goes up, out of its way.
  selectors: { '&[data-aside]': { bottom: '52vh' } },
})

/**
 * What one answers to, field below field: where no column is left beside it, nobody stands in that
 * corner. She is in the header still.
 */
export const fillsCorner = style({})
globalStyle(`:root:has(${fillsCorner}) ${place}`, {
  '@media': { [below(media.wider)]: { display: 'none' } },
})
/** Beside it there is one: room that it leaves her. */
export const cornerRoom = 104

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
