import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const list = style({
  display: 'flex',
  // The first word, not its target, lines up with the panel; so does the line.
  marginInlineStart: `calc(-1 * ${fixed.space[12]})`,
  background: `linear-gradient(${vars.color.line} 0 0) no-repeat 12px 100% / 100% 1px`,
})

export const panel = style({ marginBlockStart: fixed.space[24] })

// Without scripts nothing could be chosen: the panels stand one below the other, each under its name.
globalStyle(list, { '@media': { [media.scriptless]: { display: 'none' } } })
globalStyle(`${panel}[hidden]`, { '@media': { [media.scriptless]: { display: 'block' } } })
globalStyle(`${panel}::before`, {
  '@media': {
    [media.scriptless]: {
      content: 'attr(aria-label)',
      display: 'block',
      fontSize: fixed.type.t1.size,
      fontWeight: font.weight.strong,
    },
  },
})
