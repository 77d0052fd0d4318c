import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const compare = style({
  marginBlockStart: 32,
  paddingBlockStart: 22,
  borderBlockStart: `1px solid ${color.line}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 18px',
})
globalStyle(`${head} p`, { color: color.muted, fontSize: small })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlock: '14px 18px',
})

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  marginBlockEnd: 8,
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
  paddingBlock: 12,
  color: color.success,
  fontWeight: font.weight.medium,
})
export const result = style({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  marginBlockStart: 18,
  '@media': { [media.nav]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 32 } },
})
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  padding: '18px 20px',
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
  padding: '8px 14px',
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
export const more = style({ padding: '8px 14px', color: color.muted, fontSize: tiny })
