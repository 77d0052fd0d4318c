import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { below, media } from '../theme/media.ts'

const narrow = below(media.wide)

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The numbers stand below the two steps where a screen is too narrow for one line.
  '@media': { '(max-width: 23.5rem)': { order: 1, flexBasis: '100%', justifyContent: 'center' } },
})

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  borderRadius: fixed.radius.pill,
  color: vars.color.muted,
  fontSize: fixed.type.control.size,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':focus-visible': { borderRadius: fixed.radius.pill },
})
globalStyle(`a${place}:hover`, { background: vars.color.accentSoft, color: vars.color.text })
globalStyle(`a${place}[aria-current]`, {
  background: vars.color.solid,
  color: vars.color.solidInk,
})

export const step = style({ '@media': { [narrow]: { width: 44, padding: 0 } } })
globalStyle(`${step} > span`, { '@media': { [narrow]: { display: 'none' } } })
// On a phone only the ends and the neighbours stay: what is left out in between becomes one gap.
export const spare = style({ textAlign: 'center' })
const spares = (part: string, rule: object) =>
  globalStyle(`${spare}${part}`, { '@media': { [narrow]: rule } })
spares(' > *', { display: 'none' })
spares('::before', { content: '…', display: 'block', minWidth: 16 })
spares(` + ${spare}`, { display: 'none' })

/** The icons point ahead. */
globalStyle(`${step}[rel=prev] svg`, { rotate: '180deg' })
globalStyle(`${step}[aria-disabled]`, {
  background: 'none',
  color: vars.color.faint,
  cursor: 'default',
})
