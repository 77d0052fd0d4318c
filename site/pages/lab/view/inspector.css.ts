import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const pane = style({ minWidth: 0 })
/** A command may change fifty fields: they scroll by themselves, beside the list and not below it. */
globalStyle(`${pane} [role=tabpanel]`, {
  maxHeight: 'min(70vh, 640px)',
  overflowY: 'auto',
  overscrollBehaviorY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
})
globalStyle(`${pane} code`, { fontFamily: font.mono, fontSize: '.94em' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[12],
  minHeight: 44,
})
globalStyle(`${head} h2`, { flex: 1, minWidth: 0 })
export const number = style({
  fontWeight: font.weight.medium,
  marginInlineEnd: fixed.space[4],
  fontVariantNumeric: 'tabular-nums',
})
export const mark = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  padding: `${fixed.space[4]} ${fixed.space[10]}`,
  borderRadius: fixed.radius.xs,
  background: color.sunken,
  color: color.muted,
  fontSize: tiny,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[2]} ${fixed.space[18]}`,
  color: color.muted,
  fontSize: tiny,
  overflowWrap: 'anywhere',
})
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const nothing = style({ paddingBlock: fixed.space[8], color: color.muted, fontSize: small })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: small })
globalStyle(`${table} :is(th, td)`, {
  padding: `${fixed.space[8]} ${fixed.space[12]} ${fixed.space[8]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: font.weight.text,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { color: color.muted, fontSize: tiny })
globalStyle(`${table} i`, { color: color.faint, fontStyle: 'normal', fontSize: tiny })
const value = { width: '22%', fontVariantNumeric: 'tabular-nums' } as const
export const before = style({
  ...value,
  color: color.faint,
  textDecoration: `line-through ${color.lineStrong}`,
})
export const after = style(value)
globalStyle(`${after}, ${after} code`, { fontWeight: font.weight.strong })
const entry = style({ fontSize: tiny })
globalStyle(`${entry} span`, { color: color.muted, marginInlineEnd: fixed.space[4] })
export const come = entry
export const gone = style([entry, { color: color.faint }])
globalStyle(`${gone} code`, { textDecoration: `line-through ${color.lineStrong}` })
export const delta = style({
  width: 64,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} ${delta}`, { paddingInlineEnd: 0, textAlign: 'end' })

export const events = style({})
const base = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  gap: `0 ${fixed.space[12]}`,
  alignItems: 'baseline',
  paddingBlock: 5,
  fontSize: small,
  '@media': { [media.wide]: { gridTemplateColumns: '10px minmax(0, 200px) minmax(0, 1fr)' } },
  '::before': {
    content: '',
    width: 9,
    height: 9,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: '50%',
  },
})
const dot = (hue: string) => ({ '::before': { background: hue, borderColor: hue } })
const kinds = { plain: {}, gold: dot(color.plus), red: dot(color.danger) }
export const event = styleVariants(kinds, (kind) => [base, kind])
export const told = style({
  gridColumn: 2,
  color: color.muted,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridColumn: 3 } },
})

export const draws = style({
  color: color.muted,
  fontSize: small,
  '@media': { [media.wide]: { columns: 2, columnGap: fixed.space[28] } },
})
globalStyle(`${draws} li`, { paddingBlock: fixed.space[4], breakInside: 'avoid' })
globalStyle(`${draws} b`, { color: color.text, fontWeight: font.weight.strong })

export const json = style({
  maxHeight: 420,
  margin: `0 0 ${fixed.space[12]}`,
  padding: fixed.space[16],
  overflow: 'auto',
  borderRadius: fixed.radius.s,
  background: color.sunken,
  color: color.synBase,
  fontSize: tiny,
  lineHeight: 1.55,
})
