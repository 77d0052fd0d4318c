import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  maxWidth: '100%',
  minHeight: 44,
  padding: `${fixed.space[6]} ${fixed.space[14]}`,
  border: `1.25px solid ${vars.color.accent}`,
  borderRadius: fixed.radius.pill,
  background: vars.color.accentSoft,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.strong,
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${fixed.motion.fast}`,
  ':hover': { borderColor: vars.color.text },
  ':focus-visible': { borderRadius: fixed.radius.pill },
})
globalStyle(`${tag} > svg`, { color: vars.color.muted })
globalStyle(`${tag}:hover > svg`, { color: vars.color.text })
