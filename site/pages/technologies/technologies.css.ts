import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { laidOutInSight } from '../parts/laid-out-in-sight.ts'

/** One line where it fits. Without scripts nothing would answer, and the whole list is there. */
export const filters = style({
  display: 'grid',
  justifySelf: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[16],
  alignItems: 'end',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 360px) minmax(0, 320px) auto' },
    [media.scriptless]: { display: 'none' },
  },
})

/** A family of them. */
export const group = style(laidOutInSight(840, 340))
