import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 150px) minmax(0, 1fr)',
  gap: `${fixed.space[6]} ${fixed.space[24]}`,
  alignItems: 'center',
  '@media': { [media.nav]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const portrait = style({
  width: '100%',
  maxWidth: 190,
  height: 'auto',
  marginInline: 'auto',
})
export const facts = style({ fontSize: small, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${facts} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space[12]}`,
  paddingBlock: fixed.space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})
globalStyle(`${facts} dt`, { color: color.muted })
globalStyle(`${facts} dd`, { flex: 1, fontWeight: font.weight.strong, textAlign: 'end' })

export const palette = style({ marginBlockStart: fixed.space[22] })
const quiet = {
  color: color.muted,
  fontSize: small,
  fontWeight: font.weight.medium,
  letterSpacing: 0,
}
export const title = style({ ...quiet, marginBlockEnd: fixed.space[8] })
export const group = style({
  ...quiet,
  fontSize: tiny,
  marginBlock: `${fixed.space[14]} ${fixed.space[6]}`,
})
export const timing = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: fixed.space[8],
})
globalStyle(`${timing} input`, { minHeight: 44, fontFamily: font.mono, fontSize: small })
export const commands = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[6] })

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[6],
  minHeight: 36,
  padding: '0 11px',
  border: `1.25px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.s,
  background: 'none',
  color: color.text,
  fontFamily: font.mono,
  fontSize: tiny,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
  selectors: {
    '&[aria-expanded=true]': { background: color.accentSoft, borderColor: color.accent },
  },
})
globalStyle(`${chip} svg`, { color: color.muted })
export const command = styleVariants({
  ok: [chip],
  // Still to be pressed: a refusal is worth seeing too.
  refused: [chip, { borderStyle: 'dashed', color: color.muted }],
})

export const form = style({
  display: 'grid',
  gap: fixed.space[12],
  marginBlockStart: fixed.space[12],
  padding: fixed.space[16],
  borderRadius: fixed.radius.m,
  background: color.sunken,
})
globalStyle(`${form} :is(input, textarea, select)`, { minHeight: 44, fontSize: small })
globalStyle(`${form} :is(input, textarea), ${form} label code`, { fontFamily: font.mono })
export const send = style({ display: 'flex', gap: fixed.space[8] })
