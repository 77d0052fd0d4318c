import { globalStyle, style } from '@vanilla-extract/css'

// Without script nothing can be switched.
export const button = style({ selectors: { 'html:not([data-js]) &': { display: 'none' } } })

// The page knows its theme before any script of ours: which half shows is the stylesheet's choice.
globalStyle(
  `[data-theme="light"] ${button} > :first-child, :root:not([data-theme="light"]) ${button} > :last-child`,
  { display: 'none' },
)
