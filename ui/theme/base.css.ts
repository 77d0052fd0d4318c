/** What components need of the reset, so that they look the same on a page that does not have it. */
import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { ELEMENTS, STILL, TEXT } from './elements.ts'

/** What the library draws: all its classes begin so where others install it. */
const OWN = '[class*="opale-"], [data-callout], [data-scroll]'
/** With what stands in it, one deep or two, or in a list or table: what a project says of such elements wins. */
const OURS = `:is(${OWN}, :is(${OWN}) > *, :is(${OWN}) > :not([class]) > *, :is(${OWN}) :is(li, li > *, th, td))`
/** Ours, in nothing that is ours; among a project's own words it is set as these are. */
const OUTERMOST = `:where(${OWN}):where(:not(:is(${OWN}, a, button, h1, h2, h3, p) *))`

const base = globalLayer('opale')
const start = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: rule } })

for (const [element, rule] of ELEMENTS) {
  const selector = `:where(${element === '*' ? '' : `:is(${element})`}${OURS})`
  start(element === '*' ? `${selector}, ${selector}::before, ${selector}::after` : selector, rule)
}
start(`:where(${OURS})`, STILL)
start(OUTERMOST, { fontSize: '1rem', ...TEXT })
