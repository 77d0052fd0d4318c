import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 6px' } })

export const stack = style({
  position: 'fixed',
  // Where a browser has no top layer.
  zIndex: 90,
  // A page that has a header says where they stand.
  inset: 'var(--opale-toast-inset, 8px 8px auto)',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  selectors: { '&:popover-open': { animation: 'none' } },
  '@media': {
    [media.wide]: { inset: 'var(--opale-toast-inset, 8px 24px auto auto)', width: 460 },
  },
})

export const list = style({ display: 'grid', gap: fixed.space[8] })

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: fixed.space[12],
  alignItems: 'start',
  padding: `0 ${fixed.space[2]} 0 ${fixed.space[18]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.m,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
  '@media': {
    [media.motion]: { animation: `${rise} ${fixed.motion.base} ${fixed.motion.out}` },
  },
})
globalStyle(`:not(${stack}) > ${list} ${toast}`, {
  background: vars.color.surface,
  boxShadow: 'none',
})
globalStyle(`${toast} > svg`, { marginBlock: fixed.space[10], color: vars.universe.hue })

export const words = style({ paddingBlock: 11, overflowWrap: 'break-word' })
globalStyle(`${words} b`, { display: 'block', fontWeight: font.weight.strong })
export const action = style({
  marginBlock: `${fixed.space[2]} calc(-1 * ${fixed.space[6]})`,
  marginInlineStart: -19,
})
