import { style } from '@vanilla-extract/css'

const hidden = { display: 'none' }

export const dark = style({ selectors: { '[data-theme="light"] &': hidden } })
export const light = style({ selectors: { ':root:not([data-theme="light"]) &': hidden } })
