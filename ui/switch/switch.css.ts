import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars

/** Messages leave the switch its column. */
export const line = style({})
globalStyle(`${line} > p`, {
  paddingInlineEnd: fixed.space[72],
  marginBlockStart: `calc(-1 * ${fixed.space[6]})`,
})

export const words = style({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[20],
})
globalStyle(`${words} > b`, { fontWeight: font.weight.strong })

export const track = style({
  appearance: 'none',
  flex: 'none',
  width: 52,
  height: 30,
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.pill,
  background: color.sunken,
  cursor: 'inherit',
  // The knob is a border, which also survives forced colours.
  '::before': {
    content: '',
    display: 'block',
    width: 20,
    height: 20,
    margin: 3.5,
    border: `10px solid ${color.lineStrong}`,
    borderRadius: '50%',
  },
  '@media': {
    [media.motion]: { '::before': { transition: `translate ${fixed.motion.base}` } },
  },
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { translate: '22px', borderColor: color.accentInk },
    '&:disabled, &:disabled::before': { borderColor: color.line },
    '&:disabled': { background: color.sunken },
    '&:disabled:checked': { background: color.line },
    '&:disabled::before': { borderColor: color.faint },
  },
})
