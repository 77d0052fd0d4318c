import { style } from '@vanilla-extract/css'

/** Two faces on one spot: a blink shows the other, without drawing anything anew. */
export const portrait = style({ display: 'grid', transformOrigin: '50% 100%' })

const face = style({ gridArea: '1 / 1', display: 'grid' })
export const open = style([face, { selectors: { '[data-shut] > &': { visibility: 'hidden' } } }])
export const shut = style([
  face,
  { selectors: { ':not([data-shut]) > &': { visibility: 'hidden' } } },
])
