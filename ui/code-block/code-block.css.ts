import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars
const line = `1px solid ${color.line}`

export const block = style({
  border: line,
  borderRadius: fixed.radius.m,
  overflow: 'clip',
  background: color.sunken,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${fixed.space[10]}`,
  minHeight: 52,
  padding: `${fixed.space[4]} ${fixed.space[6]} ${fixed.space[4]} ${fixed.space[20]}`,
  borderBlockEnd: line,
  color: color.muted,
  fontSize: fixed.type.xs.size,
})
globalStyle(`${bar} b`, {
  color: color.text,
  fontWeight: font.weight.strong,
  overflowWrap: 'anywhere',
})

// On a phone the file's own ending says as much, and leaves the buttons their line.
globalStyle(`${bar} b + span`, { '@media': { [media.narrow]: { display: 'none' } } })

export const said = style({ marginInlineStart: 'auto', color: color.text })
/** It does nothing without scripts. */
export const copy = style({
  ':focus-visible': { outlineOffset: 1 },
  '@media': { [media.scriptless]: { display: 'none' } },
})

export const text = style({
  ':focus-visible': { outlineOffset: -3 },
})
globalStyle(`${text} > pre`, {
  width: 'fit-content',
  minWidth: '100%',
  padding: `${fixed.space[18]} ${fixed.space[20]} ${fixed.space[22]}`,
  color: color.synBase,
  font: `400 ${fixed.type.s.size}/1.65 ${font.mono}`,
  tabSize: 2,
})
globalStyle(`${text} code`, { font: 'inherit' })

// The highlighter marks its tokens with one letter: keyword, string, function, number, comment.
const tokens = {
  k: color.synKey,
  s: color.synStr,
  f: color.synFn,
  n: color.synNum,
  c: color.synCom,
}
for (const [letter, hue] of Object.entries(tokens))
  globalStyle(`${text} .${letter}`, { color: hue })
