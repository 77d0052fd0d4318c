import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** Side by side as far as they fit: names, subjects and texts each begin on one line. */
export const list = style({
  display: 'grid',
  gap: fixed.space[28],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wider]: {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridAutoFlow: 'column',
      rowGap: 0,
    },
  },
})

export const sector = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: fixed.space[18],
  borderBlockStart: `1.5px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wider]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
})

export const subject = style({ marginBlock: `${fixed.space[6]} ${fixed.space[12]}` })
export const source = style({ marginBlockStart: fixed.space[10] })
