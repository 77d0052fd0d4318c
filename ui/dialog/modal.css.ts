import { keyframes, style } from '@vanilla-extract/css'
import { panel } from '../panel/index.ts'
import { fixed } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const fade = keyframes({ from: { opacity: 0 } })

/** What stands over a page that waits: it has no padding, so that a click on it is one beside it. */
export const modal = style([
  panel,
  {
    maxWidth: 'none',
    padding: 0,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    selectors: { '&::backdrop': { background: 'rgb(8 3 22 / .62)' } },
    '@media': {
      [media.motion]: {
        selectors: { '&::backdrop': { animation: `${fade} ${fixed.motion.slow}` } },
      },
    },
  },
])

/** Its cross: first for the keyboard, always in sight, beside the words rather than above them. */
export const close = style({
  position: 'sticky',
  insetBlockStart: 12,
  zIndex: 1,
  width: 'fit-content',
  height: 0,
  marginInline: `auto ${fixed.space[12]}`,
})
