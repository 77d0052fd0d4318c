import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const compare = style({
  marginBlockStart: fixed.space[32],
  paddingBlockStart: fixed.space[22],
  borderBlockStart: `1px solid ${color.line}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${fixed.space[2]} ${fixed.space[18]}`,
})
globalStyle(`${head} p`, { color: color.muted, fontSize: small })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  marginBlock: `${fixed.space[14]} ${fixed.space[18]}`,
})

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${fixed.space[2]} ${fixed.space[12]}`,
  alignItems: 'center',
  marginBlockEnd: fixed.space[8],
  fontSize: small,
  '@media': { [media.wider]: { gridTemplateColumns: '100px 300px minmax(0, 1fr) auto' } },
})
globalStyle(`${strip} b`, { fontWeight: font.weight.strong })
globalStyle(`${strip} code`, { color: color.muted, fontFamily: font.mono, fontSize: tiny })
export const what = style({
  gridColumn: '1 / -1',
  order: 1,
  color: color.muted,
  fontSize: tiny,
  overflowWrap: 'anywhere',
  '@media': { [media.wider]: { gridColumn: 'auto', order: 0 } },
})
export const marks = style({
  gridColumn: '1 / -1',
  order: 2,
  maxWidth: 'none',
  '@media': { [media.wider]: { gridColumn: 'auto', order: 0 } },
})
export const common = style({ fill: color.lineStrong, opacity: 0.55 })
export const own = styleVariants({ accent: { fill: color.accent }, gold: { fill: color.warning } })

export const same = style({
  paddingBlock: fixed.space[12],
  color: color.success,
  fontWeight: font.weight.medium,
})
export const result = style({
  display: 'grid',
  gap: fixed.space[24],
  alignItems: 'start',
  marginBlockStart: fixed.space[18],
  '@media': {
    [media.nav]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: fixed.space[32] },
  },
})
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[10]} ${fixed.space[16]}`,
  alignItems: 'center',
  padding: `${fixed.space[18]} ${fixed.space[20]}`,
  borderRadius: fixed.radius.pebble,
  background: color.warningSoft,
  fontSize: small,
})
globalStyle(`${banner} > svg`, { color: color.warning })
globalStyle(`${banner} > div`, { flex: '1 1 200px' })
globalStyle(`${banner} p`, { color: color.text })

export const scroll = style({ minWidth: 0 })
export const table = style({
  width: '100%',
  minWidth: 480,
  borderCollapse: 'collapse',
  fontSize: small,
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${fixed.space[8]} ${fixed.space[14]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: font.weight.text,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { color: color.muted, fontSize: tiny })
globalStyle(`${table} code`, { fontFamily: font.mono, fontSize: '.94em' })
globalStyle(`${table} td`, { width: '32%' })
globalStyle(`${table} td:last-child code`, { fontWeight: font.weight.strong })
export const more = style({
  padding: `${fixed.space[8]} ${fixed.space[14]}`,
  color: color.muted,
  fontSize: tiny,
})
