import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

/** As wide as the header; as high as a window, so that nothing below it moves when it comes. */
export const room = style({
  minHeight: '100vh',
  paddingInline: `max(${fixed.space.gutter}, calc(50% - 680px))`,
  paddingBlockEnd: 64,
})
