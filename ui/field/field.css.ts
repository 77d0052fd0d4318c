import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

/** A column of label, control and messages. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 7,
  alignContent: 'start',
})

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: fixed.space[12],
})

export const label = style({
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
  fontWeight: font.weight.strong,
})
export const mark = style({ color: color.muted, fontWeight: font.weight.text })

export const error = style({
  display: 'flex',
  gap: fixed.space[6],
  color: color.danger,
  fontWeight: font.weight.medium,
})

globalStyle(`${error} > svg`, { marginBlockStart: 1.5 })

/** The box one writes in, whatever the element. */
export const control = style({
  display: 'block',
  width: '100%',
  minHeight: 50,
  margin: 0,
  padding: `11px ${fixed.space[16]}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.s,
  background: color.surface,
  lineHeight: 1.5,
  // A jump from an error shows the label too.
  scrollMarginBlockStart: 44,
  '::placeholder': { color: color.faint, opacity: 1 },
  ':focus-visible': { outlineOffset: 1 },
  ':disabled': {
    borderColor: color.line,
    background: color.sunken,
    color: color.faint,
    opacity: 1,
    cursor: 'not-allowed',
  },
  selectors: {
    // The button of its calendar is inside it, and has the focus of its own.
    '&[type=date]:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: 1 },
    '&[aria-invalid]': { borderColor: color.danger },
    // The picker inside is taller than a line.
    '&:is([type=date], [type=time])': { height: 50 },
    '&:read-only:not(:disabled, select)': { background: 'none' },
  },
})

/** For screen readers alone. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
