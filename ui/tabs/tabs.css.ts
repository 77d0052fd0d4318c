import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
})

export const panel = style({ marginBlockStart: 24 })

// Without scripts nothing could be chosen: the panels stand one below the other, each under its name.
globalStyle(list, { '@media': { '(scripting: none)': { display: 'none' } } })
globalStyle(`${panel}[hidden]`, { '@media': { '(scripting: none)': { display: 'block' } } })
globalStyle(`${panel}::before`, {
  '@media': {
    '(scripting: none)': {
      content: 'attr(aria-label)',
      display: 'block',
      fontSize: fixed.type.t1.size,
      fontWeight: font.weight.strong,
    },
  },
})
