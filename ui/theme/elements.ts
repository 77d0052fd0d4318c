/** What elements start from: the whole page by the reset, components by themselves without it. */
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { fixed, font, vars } from './contract.css.ts'
import { media } from './media.ts'

/** By element; `*` is every one of them, and what stands before and after it. */
export const ELEMENTS: readonly (readonly [element: string, rule: GlobalStyleRule])[] = [
  ['*', { boxSizing: 'border-box' }],
  ['body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre', { margin: 0 }],
  ['ul, ol', { padding: 0, listStyle: 'none' }],
  ['svg, img', { display: 'block', maxWidth: '100%' }],
  ['a', { color: 'inherit' }],
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit' }],
  ['p, dd, li', { textWrapStyle: 'pretty' }],
  [
    'h1, h2, h3, h4',
    {
      fontWeight: font.weight.strong,
      letterSpacing: font.tracking.heading,
      textWrapStyle: 'balance',
    },
  ],
  [
    ':focus-visible',
    {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 3,
      borderRadius: fixed.radius.xs,
    },
  ],
]

/** What text is set in. */
export const TEXT = {
  color: vars.color.text,
  fontFamily: font.text,
  lineHeight: fixed.type.m.line,
  WebkitFontSmoothing: 'antialiased',
} as const satisfies GlobalStyleRule

/** For every element: nothing moves for those who ask for that. */
export const STILL = {
  '@media': { [media.still]: { transition: 'none !important', scrollBehavior: 'auto' } },
} as const satisfies GlobalStyleRule
