import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

const screen = style({
  display: 'grid',
  gap: fixed.space[20],
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 40.5rem)',
  padding: `${fixed.space[64]} ${fixed.space.gutter}`,
})

export const size = styleVariants({
  page: [screen, { minHeight: '100vh' }],
  region: [screen, { paddingInline: 0 }],
})

export const head = style({ display: 'grid', gap: fixed.space[12] })
globalStyle(`${head} > svg`, { color: color.danger })
globalStyle(`${head} > :is(h1, h2)`, {
  fontSize: fixed.type.t4.size,
  lineHeight: fixed.type.t4.line,
})
globalStyle(`${size.region} h2`, {
  fontSize: fixed.type.t3.size,
  lineHeight: fixed.type.t3.line,
})

export const device = style({ color: color.faint, fontSize: fixed.type.s.size })
export const message = style({ color: color.muted, overflowWrap: 'anywhere' })

export const stack = style({
  maxHeight: 260,
  padding: `${fixed.space[16]} ${fixed.space[20]}`,
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.sunken,
  fontFamily: font.mono,
  fontSize: fixed.type.xs.size,
  lineHeight: 1.6,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[12] })

export const note = style({
  display: 'flex',
  gap: fixed.space[14],
  padding: `${fixed.space[14]} ${fixed.space[18]}`,
  borderRadius: '16px 16px 16px 6px',
  background: color.infoSoft,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})
globalStyle(`${note} > svg`, { color: color.info, marginTop: 1 })
