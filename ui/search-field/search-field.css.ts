import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 46%, ${vars.color.muted} 46% 54%, transparent 54%)`

/** Stretched, since the head of a page lets its parts shrink. */
export const form = style({
  display: 'block',
  position: 'relative',
  justifySelf: 'stretch',
  maxWidth: 440,
})

export const input = style({
  width: '100%',
  // As high as the fields that it may stand beside.
  height: 50,
  padding: `0 ${fixed.space[24]} 0 52px`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: fixed.radius.pill,
  background: vars.color.surface,
  '::placeholder': { color: vars.color.faint, opacity: 1 },
  ':focus-visible': { borderRadius: fixed.radius.pill, outlineOffset: 1 },
  // The browser's own cross is heavy, and blue on white: ours is two thin strokes.
  '::-webkit-search-cancel-button': {
    appearance: 'none',
    width: 14,
    height: 14,
    marginInlineStart: fixed.space[12],
    background: `${stroke(45)}, ${stroke(-45)}`,
    cursor: 'pointer',
  },
})

/** The magnifier sends, for whoever has no Enter key at hand. */
export const send = style({
  position: 'absolute',
  inset: '3px auto auto 4px',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { borderRadius: '50%', outlineOffset: 0 },
})
