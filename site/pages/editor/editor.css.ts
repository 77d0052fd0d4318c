import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** As wide as the header. */
const gutters = `max(${fixed.space.gutter}, calc(50% - 680px))`

/** A tool's head: short, since what one came for is below. */
export const head = style({
  display: 'grid',
  gap: fixed.space[6],
  maxWidth: 'none',
  paddingInline: gutters,
  paddingBlock: fixed.space[14],
  // Points of the page's background would look like marks of what is written here.
  background: vars.color.ground,
  '@media': {
    // The path right above says the same: the line is worth more to the canvas.
    [`${media.wide} and ${media.scripted}`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

/** As high as a window, so that nothing below it moves when it comes. */
export const room = style({
  minHeight: '100vh',
  '@media': { [media.scriptless]: { display: 'none' } },
})
