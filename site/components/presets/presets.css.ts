import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  margin: 0,
  padding: 0,
  border: 0,
})

export const preset = style({
  minHeight: 44,
  padding: `${fixed.space[6]} ${fixed.space[16]}`,
  border: `1.25px solid ${vars.color.lineStrong}`,
  borderRadius: fixed.radius.pill,
  background: 'none',
  color: 'inherit',
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.medium,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: `border-color ${fixed.motion.fast}`,
  ':hover': { borderColor: vars.color.text },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.accent,
      background: vars.color.raised,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
})
