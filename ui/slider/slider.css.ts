import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const value = style({
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** A dot, the ground around it, a ring: all inside, since what passes the box is cut off. */
const thumb = {
  boxSizing: 'border-box',
  width: 31,
  height: 31,
  border: 0,
  borderRadius: '50%',
  background: `radial-gradient(${color.solid} 8.5px, ${color.ground} 9.5px)`,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
} as const

export const range = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 44,
  margin: 0,
  overflow: 'clip',
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: 0 },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
})
globalStyle(`${range}::-webkit-slider-thumb`, {
  ...thumb,
  appearance: 'none',
  // The line itself, drawn from the thumb: behind it in one colour, before it in another.
  borderImage: `conic-gradient(${color.line} 50%, ${color.accent} 0) 0 1 / calc(50% - 2px) 100vw / 0 100vw`,
})
globalStyle(`${range}::-moz-range-thumb`, thumb)
const line = { height: 4, borderRadius: 2 }
globalStyle(`${range}::-moz-range-track`, { ...line, background: color.line })
globalStyle(`${range}::-moz-range-progress`, { ...line, background: color.accent })
