import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** A painted surface and its glass, side by side where they fit. */
export const bench = style({
  display: 'grid',
  gap: fixed.space[32],
  '@media': {
    [media.wider]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const surface = style({
  display: 'block',
  '@media': { [media.scriptless]: { display: 'none' } },
  width: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.sunken,
})
export const settings = style({
  display: 'grid',
  gap: `${fixed.space[24]} ${fixed.space[48]}`,
  marginBlockEnd: fixed.space[32],
  '@media': {
    [media.scriptless]: { display: 'none' },
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: fixed.space[16] })
export const half = style({ display: 'grid', gap: fixed.space[10], justifyItems: 'center' })
export const glass = style({
  width: '100%',
  aspectRatio: '1',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.m,
  background: vars.color.sunken,
  imageRendering: 'pixelated',
})
globalStyle(`${glass} > svg`, { width: '100%', height: '100%' })
