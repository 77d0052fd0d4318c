import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

/** A result: on paper one sheet of A4, without what surrounds it. */
export const paper = style({})

/** In two columns, that lines are neither long nor many. */
export const columns = style({})

/** Of no use on paper. */
export const unprinted = style({})

/** Of use on paper alone. */
export const printed = style({ display: 'none' })

const onPaper = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { print: rule } })

/** Drawings, and the room around things, are as much smaller than on a screen. */
const SMALLER = 0.6
/** Type is measured by itself, in points on the sheet: smaller print is for nobody. */
const points = (size: number) => `${size / SMALLER}pt`
const TEXT = points(8)
const NOTE = points(7.5)

// By two names: whatever else such a part is.
onPaper(`:root ${unprinted}`, { display: 'none' })

globalStyle('@page', { margin: '13mm 16mm' })
onPaper(`main:has(${paper}) > :not(${paper}, :has(${paper}))`, { display: 'none' })
onPaper(`:root:has(${paper})`, { fontSize: TEXT })
onPaper(paper, { zoom: SMALLER, lineHeight: 1.3 })
onPaper(columns, { columnCount: 2, columnGap: fixed.space[40] })
onPaper(`${paper} ${printed}`, { display: 'block' })
onPaper(`${paper} > ${printed}`, {
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: fixed.space[6],
  color: vars.color.muted,
  fontSize: NOTE,
  marginBlockEnd: fixed.space[20],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

// There is nothing to open there, or to fill in.
onPaper(`${paper} :is(details, form, button)`, { display: 'none' })

// Bands, frames and their room are a screen's.
onPaper(`${columns} :is(section, header)`, {
  display: 'block',
  padding: `0 0 ${fixed.space[18]}`,
  border: 0,
  background: 'none',
})
onPaper(`${columns} :is(div, ol, ul, dl)`, { rowGap: fixed.space[8] })
// What only lays things out lets them flow: grids are not well parted between columns.
const LAYOUT = `${columns} div:where(:not(:is(li, dl, figure, [role]) *, [role], [data-scroll]))`
onPaper(LAYOUT, { display: 'block' })
onPaper(`${LAYOUT} > * + *`, { marginBlockStart: fixed.space[10] })
onPaper(`${columns} div:has(> h2)`, { marginBlockEnd: fixed.space[10] })
onPaper(`${columns} :is(li, dl > div)`, { minHeight: 0, paddingBlock: fixed.space[6] })
onPaper(`${columns} :is(li, dl) :is(li, div)`, { paddingBlock: 0 })
onPaper(`${columns} :is(li, li :is(ul, div))`, { rowGap: fixed.space[2] })

onPaper(`${columns} :is(h1, h2, h3, p, li, dt, dd, td, th, figcaption)`, {
  maxWidth: 'none',
  lineHeight: 'inherit',
  textWrap: 'wrap',
})
onPaper(`${columns} table`, { lineHeight: 'inherit' })
onPaper(`${columns} :is(td, th)`, {
  padding: `${fixed.space[6]} ${fixed.space[8]}`,
  background: 'none',
})
onPaper(`${columns} :is(p, li, dt, dd, td, th, figcaption)`, { fontSize: TEXT })
onPaper(`${columns} :is(li, dl) :is(p, li, dt, dd)`, { fontSize: NOTE })
onPaper(`${columns} h1`, { fontSize: points(15) })
onPaper(`${columns} h2`, { fontSize: points(11) })
onPaper(`${columns} h3`, { fontSize: points(8.5) })

// Nothing scrolls there.
onPaper(`${columns} [data-scroll]`, { overflow: 'visible' })
// What belongs together is not parted by the end of a column.
onPaper(`${columns} :is(li:not(:has(li)), figure:not(:has(pre)), tr, svg, p, table, dl > div)`, {
  breakInside: 'avoid',
})
onPaper(`${columns} :is(h2, h3, div:has(> h2))`, { breakAfter: 'avoid' })
