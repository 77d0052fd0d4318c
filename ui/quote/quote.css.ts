import { globalStyle, style } from '@vanilla-extract/css'
import { font, vars } from '../theme/contract.css.ts'

export const quote = style({
  display: 'grid',
  gap: 18,
  maxWidth: '40.5rem',
  paddingInlineStart: 24,
  borderInlineStart: `2.5px solid ${vars.color.lineStrong}`,
})
globalStyle(`${quote} blockquote > * + *`, { marginBlockStart: '.6em' })

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
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
