import { style } from '@vanilla-extract/css'

// Without script nothing can be switched.
export const button = style({ selectors: { 'html:not([data-js]) &': { display: 'none' } } })
