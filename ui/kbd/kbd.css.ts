import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const ARROWS = ['right', 'down', 'left', 'up'] as const

export const keys = style({ whiteSpace: 'nowrap', color: vars.color.muted })

export const key = style({
  display: 'inline-grid',
  // Those with a drawing have no baseline of their own.
  verticalAlign: 'middle',
  placeItems: 'center',
  minWidth: 26,
  minHeight: 26,
  paddingInline: 7,
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: fixed.radius.xs,
  font: `${font.weight.strong} ${fixed.type.xs.size}/1 ${font.text}`,
})

const turn = { right: 0, down: 90, left: 180, up: 270 } satisfies Record<
  (typeof ARROWS)[number],
  number
>
export const pointing = styleVariants(turn, () => ({}))
for (const arrow of ARROWS) globalStyle(`${pointing[arrow]} svg`, { rotate: `${turn[arrow]}deg` })
