import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

const { color } = vars

export const outline = style({
  height: '100%',
  overflowY: 'auto',
  paddingBlock: `${fixed.space[22]} ${fixed.space[32]}`,
  paddingInline: `clamp(${fixed.space[16]}, 5vw, ${fixed.space[64]})`,
  background: color.sunken,
  '@media': {
    [below(media.wide)]: { height: 'auto', background: 'none', paddingInline: fixed.space.gutter },
  },
})
export const list = style({ maxWidth: 640, margin: '0 auto', padding: 0, listStyle: 'none' })
export const row = style({
  position: 'relative',
  marginInlineStart: `calc(var(--depth) * ${fixed.space[28]})`,
  '@media': {
    [below(media.wide)]: { marginInlineStart: `calc(min(var(--depth), 8) * ${fixed.space[14]})` },
  },
  selectors: {
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 34,
      insetBlockStart: -8,
      height: 8,
      borderInlineStart: `1.5px solid ${color.lineStrong}`,
    },
  },
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: fixed.space[14],
  alignItems: 'center',
  width: '100%',
  minHeight: 64,
  marginBlockEnd: fixed.space[8],
  paddingBlock: fixed.space[8],
  paddingInline: fixed.space[12],
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.surface,
  textAlign: 'start',
  lineHeight: 1.3,
  cursor: 'pointer',
  ':hover': { borderColor: color.lineStrong },
  selectors: {
    '&[aria-current]': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
    '&[data-part]': { minHeight: 52, borderStyle: 'dashed' },
  },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.s,
  background: color.ground,
})
export const words = style({ display: 'grid', minWidth: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const kind = style({ fontSize: fixed.type.note.size, color: color.muted })
export const state = style({
  display: 'flex',
  gap: fixed.space[6],
  color: color.success,
  selectors: {
    '&[data-state=failed]': { color: color.danger },
    '&[data-state=gap]': { color: color.warning },
    '&[data-state=aside]': { color: color.faint },
    '&[data-state=next]': { color: color.accent },
  },
})
export const way = style({
  display: 'inline-block',
  margin: `0 0 ${fixed.space[8]} ${fixed.space[14]}`,
  paddingBlock: fixed.space[4],
  paddingInline: fixed.space[12],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.pill,
  fontSize: fixed.type.note.size,
  fontWeight: 600,
  color: color.muted,
})
export const joins = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  margin: `0 0 ${fixed.space[12]} ${fixed.space[14]}`,
  fontSize: fixed.type.note.size,
  color: color.muted,
})
export const empty = style({ textAlign: 'center', color: color.muted })
export const add = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: fixed.space[10],
  width: '100%',
  maxWidth: 640,
  minHeight: 52,
  margin: `${fixed.space[6]} auto 0`,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: fixed.radius.m,
  background: 'none',
  fontWeight: 600,
  color: color.accent,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
})
