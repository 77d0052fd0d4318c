import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 22px',
  color: vars.color.muted,
})
globalStyle(`${line} > li`, { display: 'flex', alignItems: 'center', gap: 9 })
globalStyle(`${line} svg`, { color: vars.color.text })
/** Air around the words, so that a link among them is a target one can hit. */
globalStyle(`${line} a`, { paddingBlock: 11, marginBlock: -11, textUnderlineOffset: '.2em' })
