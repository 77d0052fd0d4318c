import { style, styleVariants } from '@vanilla-extract/css'
import { panel } from '../panel/index.ts'
import { fixed } from '../theme/contract.css.ts'

/** Of what opens it: above, below, before or after it in the direction of reading. */
export const SIDES = ['bottom', 'top', 'start', 'end'] as const
export const ALIGNS = ['start', 'center', 'end'] as const

type Side = (typeof SIDES)[number]
type Align = (typeof ALIGNS)[number]

export const popover = style([
  panel,
  { width: 'max-content', maxWidth: 'min(420px, 100vw - 32px)', padding: fixed.space[20] },
])

const EDGE = { bottom: 'block-end', top: 'block-start', start: 'inline-start', end: 'inline-end' }
const SPAN = {
  across: { start: 'span-inline-end', center: 'center', end: 'span-inline-start' },
  down: { start: 'span-block-end', center: 'center', end: 'span-block-start' },
}

const place = (side: Side, align: Align) => {
  const axis = side === 'bottom' || side === 'top' ? 'across' : 'down'
  return {
    // Where a browser cannot tie it to its button, it stands in the middle of the screen.
    inset: 0,
    margin: 'auto',
    '@supports': {
      '(position-area: bottom)': {
        inset: 'auto',
        margin: axis === 'across' ? `${fixed.space[8]} 0` : `0 ${fixed.space[8]}`,
        positionArea: `${EDGE[side]} ${SPAN[axis][align]}`,
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
    },
  }
}

/** Where a popover stands beside what opened it. */
export const placed = styleVariants(
  Object.fromEntries(
    SIDES.flatMap((side) => ALIGNS.map((align) => [`${side} ${align}`, place(side, align)])),
  ) as Record<`${Side} ${Align}`, ReturnType<typeof place>>,
)
