import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Columns touch, so that each is an exact share of the thread's width: the gap is padding. */
export const list = style({
  borderInlineStart: '2.5px solid',
  borderImage: `${vars.opal.down} 1`,
  paddingInlineStart: fixed.space[22],
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      border: 0,
      padding: 0,
      marginBlockStart: fixed.space[18],
    },
  },
})

export const step = style({
  display: 'grid',
  gap: fixed.space[8],
  alignContent: 'start',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: 26 } },
  '@media': { [media.wide]: { paddingInlineEnd: fixed.space[32] } },
})

export const thread = style({
  display: 'none',
  width: '100%',
  height: 72,
  '@media': { [media.wide]: { display: 'block' } },
})

/** Painted on a mask, where only white counts. */
export const loop = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
})
