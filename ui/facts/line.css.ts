import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[8]} ${fixed.space[22]}`,
  color: vars.color.muted,
})
globalStyle(`${line} > li`, { display: 'flex', alignItems: 'center', gap: 9 })
globalStyle(`${line} svg`, { color: vars.color.text })
/** Air around the words, so that a link among them is a target one can hit. */
globalStyle(`${line} a`, { paddingBlock: 11, marginBlock: -11, textUnderlineOffset: '.2em' })
