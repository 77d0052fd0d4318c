import { style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { motion } from '#ui/theme/tokens'

const { color } = vars

/** A theme of its own inside the page: set `data-theme` beside it. */
export const panel = style({
  padding: 24,
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.l,
  background: color.ground,
  color: color.text,
  fontFamily: vars.font.text,
})

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 16,
})
export const chip = style({ borderRadius: fixed.radius.s, border: `1px solid ${color.line}` })

export const size = styleVariants(vars.type, ({ size: fontSize, line: lineHeight }) => ({
  fontSize,
  lineHeight,
}))

const block = style({ height: 24, background: color.accent, borderRadius: 4 })
export const width = styleVariants(vars.space, (value) => [block, { width: value }])

const tile = style({
  display: 'grid',
  placeItems: 'center',
  height: 96,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.surface,
})
export const corner = styleVariants(vars.radius, (borderRadius) => [tile, { borderRadius }])
export const lifted = styleVariants(vars.shadow, (boxShadow) => [
  tile,
  { border: 0, borderRadius: fixed.radius.m, boxShadow },
])

export const track = style({ position: 'relative', height: 32 })
export const mover = style({
  position: 'absolute',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: color.accent,
  selectors: { '[data-played="true"] &': { translate: 'min(420px, 50vw)' } },
})
/** A duration on the curve of most answers, or a curve at the pace where one sees it. */
export const moved = styleVariants(vars.motion, (value, name) => {
  const transition = motion[name].endsWith('ms')
    ? `translate ${value} ${vars.motion.out}`
    : `translate ${vars.motion.slow} ${value}`
  return { '@media': { [media.motion]: { transition } } }
})
