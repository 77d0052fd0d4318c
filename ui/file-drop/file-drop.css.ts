import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../button/button.css.ts'
import { field } from '../field/field.css.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const whole = field
/** The label looks like the button that it stands for. */
export const face = button({ size: 's' })

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[10]} ${fixed.space[16]}`,
  padding: `${fixed.space[18]} ${fixed.space[22]}`,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: fixed.radius.m,
  cursor: 'pointer',
  transition: `background ${fixed.motion.fast}, border-color ${fixed.motion.fast}`,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: color.accent,
      background: color.accentSoft,
    },
    '&:has(:disabled)': { borderColor: color.line, color: color.faint, cursor: 'not-allowed' },
    '&:has([aria-invalid])': { borderColor: color.danger },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
  },
})

globalStyle(`${zone} > svg`, { color: color.muted })
globalStyle(`${zone}:has(:disabled) > *`, { borderColor: 'inherit', color: 'inherit' })

export const names = style({
  flexBasis: '100%',
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
})
