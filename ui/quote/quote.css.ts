import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const quote = style({
  display: 'grid',
  gap: fixed.space[18],
  maxWidth: '40.5rem',
  paddingInlineStart: fixed.space[24],
  borderInlineStart: `2.5px solid ${vars.color.lineStrong}`,
})
globalStyle(`${quote} blockquote > * + *`, { marginBlockStart: '.6em' })

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[8]} ${fixed.space[14]}`,
  lineHeight: 1.4,
})
globalStyle(`${source} cite`, {
  display: 'block',
  color: vars.color.text,
  fontStyle: 'normal',
  fontWeight: font.weight.strong,
})
/** A badge stands beside it rather than below. */
globalStyle(`${source} > :has(> cite)`, { maxWidth: 'calc(100% - 62px)' })
/** Air around the words, so that they are a target one can hit. */
globalStyle(`${source} a`, {
  display: 'inline-block',
  paddingBlock: 11,
  marginBlock: -11,
  textUnderlineOffset: '.2em',
})
