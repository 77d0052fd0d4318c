import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const stepper = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '50px minmax(48px, 1fr) 50px',
  width: 'min(200px, 100%)',
})

/** Over the ends of the box, which shows its border around the three. */
export const button = style({
  zIndex: 1,
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
  gridColumn: 1,
  margin: 3,
  padding: 0,
  border: 0,
  borderRadius: fixed.radius.xs,
  background: 'none',
  color: color.accent,
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
  ':disabled': { background: 'none', color: color.faint, cursor: 'not-allowed' },
  selectors: { 'input + &': { gridColumn: 3 } },
})

export const number = style({
  gridArea: '1 / 1 / 2 / -1',
  appearance: 'textfield',
  paddingInline: 52,
  textAlign: 'center',
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${number}::-webkit-inner-spin-button`, { appearance: 'none' })

export const sign = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})
