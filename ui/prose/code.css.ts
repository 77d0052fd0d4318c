import { globalStyle } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { prose } from './prose.css.ts'

const { color } = vars

// Code among words. Blocks of it are `CodeBlock`s.
const code = `${prose} :not(pre) > :is(code, kbd, samp)`
globalStyle(code, {
  fontFamily: font.mono,
  fontSize: '.88em',
  padding: '.1em .36em',
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.xs,
  background: color.sunken,
})
globalStyle(`${prose} kbd`, { borderColor: color.lineStrong, borderBlockEndWidth: 2 })
