import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const { size: small } = fixed.type.s
const { size: tiny } = fixed.type.xs

export const timeline = style({ paddingBlock: `${fixed.space[18]} ${fixed.space[10]}` })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[2]} ${fixed.space[16]}`,
})
export const counts = style({
  order: 3,
  width: '100%',
  color: color.muted,
  fontSize: small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { order: 0, width: 'auto' } },
})
export const transport = style({ display: 'flex', marginInlineStart: 'auto' })
export const play = style({
  background: color.solid,
  color: color.solidInk,
  ':hover': { background: color.solid, color: color.solidInk },
})
globalStyle(`${play} path`, { fill: 'currentColor' })

export const overview = style({
  position: 'relative',
  height: 84,
  marginBlock: `${fixed.space[8]} ${fixed.space[10]}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: 2,
      borderRadius: fixed.radius.xs,
    },
  },
})
export const drawing = style({
  position: 'absolute',
  inset: 0,
  maxWidth: 'none',
  overflow: 'visible',
})
export const refused = style({ fill: color.danger, opacity: 0.85 })
export const rail = style({ fill: color.line })
export const level = style({ fill: color.plus })
export const label = style({ fill: color.plus, fontSize: tiny, fontWeight: font.weight.strong })
export const window = style({ fill: 'none', stroke: color.text, strokeWidth: 1.5 })
export const knob = style({ fill: color.solid, stroke: color.ground, strokeWidth: 3 })

/** The thread: how far one has come. The element itself says how much, so no style has to. */
export const travelled = style({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 42,
  display: 'block',
  width: '100%',
  height: 4,
  border: 0,
  borderRadius: 2,
  background: 'none',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': { background: vars.opal.across, borderRadius: 2 },
  '::-moz-progress-bar': { background: vars.opal.across, borderRadius: 2 },
})
/** Over it all, unseen: it keeps its keys and its meaning. */
export const scrub = style({
  position: 'absolute',
  inset: '0 -14px auto',
  width: 'calc(100% + 28px)',
  height: 62,
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[2]} ${fixed.space[22]}`,
  marginBlock: `${fixed.space[2]} ${fixed.space[12]}`,
  color: color.muted,
  fontSize: tiny,
})
globalStyle(`${legend} span`, { display: 'flex', alignItems: 'center', gap: fixed.space[8] })
globalStyle(`${legend} b`, {
  marginInlineStart: 'auto',
  color: color.text,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
const swatch = { borderRadius: 2 }
export const levelKey = style({ ...swatch, width: 2, height: 11, background: color.plus })
export const refusedKey = style({ ...swatch, width: 9, height: 9, background: color.danger })
export const restKey = style({ ...swatch, width: 9, height: 9, background: color.info })

export const detail = style({
  position: 'relative',
  display: 'flex',
  height: 152,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.sunken,
})
export const plot = style({ flex: 1, minWidth: 0, cursor: 'pointer' })
export const scale = style({ flex: 'none', width: 96, fill: color.muted, fontSize: tiny })
export const quantity = style({
  position: 'absolute',
  inset: '7px auto auto 14px',
  color: color.muted,
  fontSize: tiny,
  pointerEvents: 'none',
})
export const guard = style({ stroke: color.lineStrong, strokeDasharray: '2 5' })
export const curve = style({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const cursor = style({ fill: color.accent })
export const tick = styleVariants({
  plain: { fill: color.lineStrong, rx: 1.5 },
  rest: { fill: color.info, rx: 1.5 },
  refused: { fill: color.danger, rx: 1.5 },
})
