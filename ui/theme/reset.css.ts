import { globalLayer, globalStyle } from '@vanilla-extract/css'
import './font/fallbacks.css.ts'
import { fixed, font, vars } from './contract.css.ts'
import { media } from './media.ts'

/** Everything here yields to any component style. */
const reset = globalLayer('reset')
const element = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

element('*, *::before, *::after', { boxSizing: 'border-box' })
element('html', {
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: font.text,
  fontSize: fixed.type.m.size,
  lineHeight: fixed.type.m.line,
  // Below the header, and at the window's foot with room for a focus ring; no more, since the page
  // would move for what is fixed there.
  scrollPadding: '150px 0 .5rem',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
})
element('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre', { margin: 0 })
element('ul, ol', { padding: 0, listStyle: 'none' })
element('svg, img', { display: 'block', maxWidth: '100%' })
element('a', { color: 'inherit' })
element('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
element('p, dd, li', { textWrapStyle: 'pretty' })
element('h1, h2, h3, h4', {
  fontWeight: font.weight.strong,
  letterSpacing: font.tracking.heading,
  textWrapStyle: 'balance',
})
element(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
  borderRadius: fixed.radius.xs,
})
globalStyle('*', {
  '@media': { [media.still]: { transition: 'none !important', scrollBehavior: 'auto' } },
})
