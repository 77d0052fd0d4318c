import { globalStyle, style } from '@vanilla-extract/css'
import { option } from '../panel/index.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const menu = style({})
globalStyle(`${menu} ${menu}`, { width: 'min(260px, 100vw - 32px)' })

export const item = style([option, { ':focus': { background: vars.color.accentSoft } }])
globalStyle(`${item}[aria-disabled] > svg`, { color: vars.color.faint })
globalStyle(`${item} > b`, { fontWeight: font.weight.medium })

export const bare = style({ gridTemplateColumns: '1fr 20px' })
globalStyle(`${bare} > span`, { gridColumn: 1 })
globalStyle(`${bare} > svg:last-child`, { gridArea: '1 / 2 / 3' })

/** Takes something away. */
export const danger = style({ vars: { [vars.universe.hue]: vars.color.danger } })
globalStyle(`${danger} > b`, { color: vars.color.danger })

/** Above the first of another kind. */
export const apart = style({
  margin: `${fixed.space[8]} 0`,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
