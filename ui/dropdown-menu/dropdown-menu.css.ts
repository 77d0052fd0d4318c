import { globalStyle, style } from '@vanilla-extract/css'
import { option } from '../panel/index.ts'
import { font, vars } from '../theme/contract.css.ts'

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
  marginBlockStart: 8,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
