import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

export const links = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  // Larger letters scroll inside the row instead of pushing the contact button off the screen.
  minWidth: 0,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  paddingInline: fixed.space[4],
})

export const list = style({ display: 'flex' })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[6],
  height: 44,
  // Seven of them fit at 1280 px.
  paddingInline: 'calc(2vw - 21px)',
  borderRadius: fixed.radius.s,
  fontSize: fixed.type.note.size,
  fontWeight: font.weight.medium,
  color: vars.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: font.weight.strong } },
})

export const highlight = style({ color: vars.color.text, fontWeight: font.weight.strong })
