/** A page that is all Opale's: what its elements start from, its ground, its measure, its scrolling. */
import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { fixed, vars } from './contract.css.ts'
import { ELEMENTS, STILL, TEXT } from './elements.ts'

/** Everything here yields to any component style. */
const reset = globalLayer('reset')
const start = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

for (const [element, rule] of ELEMENTS) {
  start(element === '*' ? '*, *::before, *::after' : element, rule)
}
start('html', {
  background: vars.color.ground,
  fontSize: fixed.type.m.size,
  // Below the header, and at the window's foot with room for a focus ring; no more, since the page
  // would move for what is fixed there.
  scrollPadding: '150px 0 .5rem',
  WebkitTextSizeAdjust: '100%',
  ...TEXT,
})
globalStyle('*', STILL)
// What stands behind a dialog stays where it is.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' })
