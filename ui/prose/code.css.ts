import { globalStyle } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { prose } from './prose.css.ts'

const { color } = vars

globalStyle(`${prose} :is(code, kbd, samp)`, { fontFamily: font.mono, fontSize: '.88em' })
globalStyle(`${prose} :not(pre) > :is(code, kbd)`, {
  padding: '.1em .36em',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.xs,
  background: color.sunken,
})
globalStyle(`${prose} kbd`, { borderColor: color.lineStrong, borderBlockEndWidth: 2 })
globalStyle(`${prose} pre`, {
  padding: '18px 20px 22px',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.sunken,
  color: color.synBase,
  fontSize: '.9375rem',
  lineHeight: 1.65,
  tabSize: 2,
})
globalStyle(`${prose} pre code`, { fontSize: '1em' })

// The highlighter marks its tokens with one letter: keyword, string, function, number, comment.
const tokens = {
  k: color.synKey,
  s: color.synStr,
  f: color.synFn,
  n: color.synNum,
  c: color.synCom,
}
for (const [letter, hue] of Object.entries(tokens))
  globalStyle(`${prose} pre .${letter}`, { color: hue })
