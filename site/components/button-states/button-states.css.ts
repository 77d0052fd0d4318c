import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { HOVER } from '../../../ui/button/hover.ts'
import { fixed, vars } from '#ui/theme/contract.css'

/** Names stand beside the middle of their buttons. */
export const states = style({})
globalStyle(`${states} tbody :is(th, td)`, { verticalAlign: 'middle' })

/** What lies over a button, as the ring of one that waits, scrolls with it. */
export const place = style({ position: 'relative', display: 'inline-block' })

/** A picture of a button: it shows a moment, and answers to nothing. */
export const frozen = style({ pointerEvents: 'none' })

export const hovered = styleVariants(HOVER, (look) => ({ selectors: { '&&': look } }))
export const pressed = style({ transform: 'translateY(1px)' })
export const focused = style({
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
  borderRadius: fixed.radius.pill,
})
