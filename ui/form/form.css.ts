import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 22,
})

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({
  padding: 0,
  marginBlockEnd: 16,
  fontWeight: font.weight.strong,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(210px, 100%), 1fr))',
  gap: '22px 18px',
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px 20px',
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'center' } },
})
globalStyle(`${actions} > button`, { flex: 'none' })

/** Each line a target of 44 px, the space between them included. */
export const errors = style({ marginBlock: '-6px -10px' })
globalStyle(`${errors} a`, {
  display: 'inline-block',
  paddingBlock: 10,
  fontWeight: font.weight.medium,
  textUnderlineOffset: '.2em',
})
