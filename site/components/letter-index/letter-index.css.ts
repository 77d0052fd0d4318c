import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const index = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${fixed.space[20]} ${fixed.space[24]}`,
  alignItems: 'center',
  '@media': { [media.wider]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
})

const neighbour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  minHeight: 44,
  textDecoration: 'none',
  color: vars.color.text,
  fontWeight: font.weight.strong,
  ':hover': { color: vars.color.accent },
})
export const previous = style([neighbour, { gridRow: 1, gridColumn: 1, justifySelf: 'start' }])
export const next = style([
  neighbour,
  {
    gridRow: 1,
    gridColumn: 2,
    justifySelf: 'end',
    '@media': { [media.wider]: { gridColumn: 3 } },
  },
])

export const letters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  '@media': { [media.wider]: { gridRow: 1, gridColumn: 2 } },
})

const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 36,
  fontSize: fixed.type.s.size,
})
export const none = style([box, { color: vars.color.muted }])
export const letter = style([
  box,
  {
    color: vars.color.text,
    fontWeight: font.weight.strong,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    ':hover': { color: vars.color.accent },
    selectors: { '&[aria-current]': { borderBlockEndColor: 'currentcolor' } },
  },
])

export const back = style({ display: 'grid', transform: 'scaleX(-1)' })
