import { globalStyle, style } from '@vanilla-extract/css'
import { option } from '../nav-bar/index.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const item = style([option, { ':focus': { background: vars.color.accentSoft } }])
globalStyle(`${item}[aria-disabled] > svg`, { color: vars.color.faint })
globalStyle(`${item} > b`, { fontWeight: font.weight.medium })

export const bare = style({ gridTemplateColumns: '1fr' })
globalStyle(`${bare} > span`, { gridColumn: 1 })

/** Takes something away. */
export const danger = style({ vars: { [vars.universe.hue]: vars.color.danger } })
globalStyle(`${danger} > b`, { color: vars.color.danger })

/** The first of another kind. */
export const apart = style({
  marginBlockStart: fixed.space[8],
  paddingBlockStart: fixed.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
