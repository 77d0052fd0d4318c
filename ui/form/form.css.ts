import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[22],
})

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({
  padding: 0,
  marginBlockEnd: fixed.space[16],
  fontWeight: font.weight.strong,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(210px, 100%), 1fr))',
  gap: `${fixed.space[22]} ${fixed.space[18]}`,
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${fixed.space[12]} ${fixed.space[20]}`,
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'center' } },
})
globalStyle(`${actions} > button`, { flex: 'none' })

/** Each line a target of 44 px, the space between them included. */
export const errors = style({
  marginBlock: `calc(-1 * ${fixed.space[6]}) calc(-1 * ${fixed.space[10]})`,
})
globalStyle(`${errors} a`, {
  display: 'inline-block',
  paddingBlock: fixed.space[10],
  fontWeight: font.weight.medium,
  textUnderlineOffset: '.2em',
})
