import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
})
export const head = style({ display: 'flex', alignItems: 'center', minHeight: 44 })
export const find = style({ position: 'relative', color: color.muted })
globalStyle(`${find} > svg`, {
  position: 'absolute',
  inset: '12px auto auto 13px',
  pointerEvents: 'none',
})
export const field = style({
  appearance: 'none',
  width: '100%',
  height: 44,
  margin: 0,
  padding: '0 44px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.s,
  background: color.surface,
  color: color.text,
  fontSize: small,
  '::placeholder': { color: color.faint, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  ':focus-visible': { outlineOffset: 1 },
})
export const key = style({ position: 'absolute', inset: '8px 10px auto auto' })
export const found = style({
  display: 'block',
  minHeight: 24,
  paddingBlockStart: 3,
  color: color.muted,
  fontSize: tiny,
})
export const none = style({ paddingBlock: fixed.space[12], color: color.muted, fontSize: small })

export const box = style({
  // As high as its neighbours, which it does not push: up to the rows that are drawn.
  flex: '1 1 0',
  minHeight: 612,
  maxHeight: 900,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
  // The row looked at is marked at the very edge.
  paddingInlineStart: 3,
})
export const space = style({ display: 'block', maxWidth: 'none' })
export const rows = style({})

const base = style({
  display: 'grid',
  gridTemplateColumns: '52px 18px 1fr auto',
  gap: fixed.space[10],
  alignItems: 'center',
  width: '100%',
  height: 34,
  padding: `0 ${fixed.space[10]} 0 0`,
  border: 0,
  borderRadius: fixed.radius.xs,
  background: 'none',
  color: color.text,
  fontSize: small,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-current]': {
      background: color.accentSoft,
      boxShadow: `-2.5px 0 0 ${color.accent}`,
      fontWeight: font.weight.strong,
    },
  },
})
globalStyle(`${base} code`, {
  fontFamily: font.mono,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${base} svg`, { color: color.muted })
globalStyle(`${base}[aria-current] svg`, { color: color.accent })
export const number = style({
  color: color.faint,
  fontSize: tiny,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '[aria-current] > &': { color: color.accent } },
})
export const outcome = style({ color: color.muted, fontSize: tiny, whiteSpace: 'nowrap' })
const refused = style({})
globalStyle(`${refused} :is(svg, ${outcome})`, { color: color.danger })
export const row = styleVariants({ plain: [base], refused: [base, refused] })
