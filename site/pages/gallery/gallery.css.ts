import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { laidOutInSight } from '../parts/laid-out-in-sight.ts'

/** A search beside its filter; neither does anything without scripts. */
export const controls = style({
  display: 'grid',
  gap: `${fixed.space[16]} ${fixed.space[32]}`,
  alignItems: 'end',
  marginBlockEnd: fixed.space[32],
  '@media': {
    [media.wider]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.scriptless]: { display: 'none' },
  },
})

/** As high as the list was: what stands below does not jump up while one types. */
export const found = style([{ minHeight: 260 }, laidOutInSight(5000, 1300)])

/** What stands below the list that one searches. */
export const further = style(laidOutInSight(6300, 2800))
