import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars
const line = `1px solid ${color.line}`
const list = { margin: 0, padding: 0, listStyle: 'none' }

export const shelf = style({
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  height: '100%',
  borderBlockStart: line,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[10],
  paddingInline: fixed.space[24],
  borderBlockEnd: line,
})
export const tabs = style({
  border: 0,
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
})
export const panel = style({
  minWidth: 0,
  overflow: 'auto',
  marginBlockStart: 0,
  paddingInline: fixed.space[24],
  paddingBlock: fixed.space[10],
})
export const data = style({ display: 'grid', gap: fixed.space[14], minWidth: 0 })
const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space[14] })
export { row as line }
/** A dense tool: the table is what one came for. */
export const ways = style({ padding: fixed.space[2] })
globalStyle(`${ways} button`, { minHeight: 32, paddingBlock: 0 })
export const code = style({
  margin: 0,
  overflow: 'auto',
  fontFamily: font.mono,
  fontSize: fixed.type.xs.size,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const schema = style([
  list,
  { display: 'grid', gap: fixed.space[4], fontSize: fixed.type.note.size },
])
export const kind = style({ color: color.muted })
export const asked = style({ fontSize: fixed.type.s.size, marginBlock: fixed.space[8] })
export const problems = style([list, { display: 'grid' }])
export const problem = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: fixed.space[14],
  alignItems: 'start',
  paddingBlock: fixed.space[10],
  borderBlockEnd: line,
})
export const level = style({
  color: color.warning,
  selectors: {
    '&[data-level=error]': { color: color.danger },
    '&[data-level=hint]': { color: color.info },
  },
})
export const where = style({
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  minHeight: 24,
  ':hover': { textDecoration: 'underline' },
})
export const why = style({ margin: 0, fontSize: fixed.type.note.size, color: color.muted })
export const source = style({ display: 'grid', gap: fixed.space[10] })
export const buttons = style({ display: 'flex', gap: fixed.space[10], margin: 0 })
