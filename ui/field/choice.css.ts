import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

const { color } = vars

/** A box to tick and its words: one target, at least 44 px high. */
export const choice = style({
  display: 'flex',
  gap: fixed.space[12],
  minHeight: 44,
  paddingBlock: fixed.space[10],
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.faint, cursor: 'not-allowed' } },
})
globalStyle(`${choice} small`, {
  display: 'block',
  color: color.muted,
  fontSize: fixed.type.s.size,
})

/** The box itself. Its mark is made of borders, which also survive forced colours. */
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  margin: '1px 0 0',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.xs,
  background: color.surface,
  cursor: 'inherit',
  '::before': { borderStyle: 'solid' },
  selectors: {
    '&:checked::before': { content: '' },
    '&:checked': { borderColor: color.accent },
    '&[aria-invalid]': { borderColor: color.danger },
    '&:disabled': { borderColor: color.line },
  },
})

/**
 * A native element that cannot be dressed: it lies unseen over what is drawn in its place, and
 * keeps its meaning, its keys and its clicks.
 */
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

/** What is in the box where several may be ticked. */
export const tick = style({
  selectors: {
    '&:checked': { background: color.accent },
    '&:checked:disabled': { background: color.line },
    '&:disabled::before': { borderColor: color.faint },
  },
  '::before': {
    width: 7,
    height: 12,
    marginBlockStart: -3,
    borderWidth: '0 2.5px 2.5px 0',
    borderColor: color.accentInk,
    rotate: '42deg',
  },
})
