import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../nav-bar/height.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 6px' } })

export const stack = style({
  position: 'fixed',
  zIndex: 90,
  // Over the header, which it leaves by itself: never over words, nor over what it speaks of; and
  // beside the menu, which one may want meanwhile.
  inset: '5px 66px auto 8px',
  display: 'grid',
  gap: fixed.space[8],
  '@media': {
    // At the end of its second row, where the fewest sections are.
    [media.wide]: { inset: `${NAV_BAR_HEIGHT - 50}px 24px auto auto`, width: 460 },
  },
})

export const flow = style({ display: 'grid', gap: fixed.space[8] })

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
globalStyle(`${flow} ${toast}`, { background: vars.color.surface, boxShadow: 'none' })
globalStyle(`${toast} > svg`, { marginBlock: fixed.space[10], color: vars.universe.hue })

export const words = style({ paddingBlock: 11, overflowWrap: 'break-word' })
globalStyle(`${words} b`, { display: 'block', fontWeight: font.weight.strong })
export const action = style({
  marginBlock: `${fixed.space[2]} calc(-1 * ${fixed.space[6]})`,
  marginInlineStart: -19,
})
