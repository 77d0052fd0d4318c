import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { NAV_BAR_HEIGHT } from '../nav-bar/height.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 6px' } })

export const stack = style({
  position: 'fixed',
  zIndex: 90,
  // Below the header: what has been read is there, what one is about to press is further down.
  inset: `${NAV_BAR_HEIGHT + 8}px 16px auto`,
  display: 'grid',
  gap: 8,
  selectors: { 'html[data-scrolled=down] &': { top: 85 } },
  '@media': {
    [media.wide]: {
      inset: `${NAV_BAR_HEIGHT + 16}px 24px auto auto`,
      width: 380,
      selectors: { 'html[data-scrolled=down] &': { top: NAV_BAR_HEIGHT + 16 } },
    },
  },
})

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: '8px 8px 8px 18px',
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
globalStyle(`${toast} > svg`, { marginBlock: 10, color: vars.universe.hue })

export const words = style({ paddingBlock: 11, overflowWrap: 'break-word' })
globalStyle(`${words} b`, { display: 'block', fontWeight: font.weight.strong })
export const action = style({ marginBlock: '2px -6px', marginInlineStart: -19 })
