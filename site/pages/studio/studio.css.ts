import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** Choices and buttons. Without scripts nothing would answer: the diagram and its list stay. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[16],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.scriptless]: { display: 'none' },
  },
})

/** As high as its longest sentence takes on a phone: nothing below it jumps at each step. */
export const said = style({
  minHeight: '5.2em',
  '@media': { [media.wide]: { minHeight: '1.7em' } },
})

export const links = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.scriptless]: { display: 'none' } },
})
