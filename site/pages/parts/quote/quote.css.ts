import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** Printed where no script would count again. */
export const printed = style({
  display: 'none',
  '@media': { [media.scriptless]: { display: 'inline' } },
})

export const usage = style({
  display: 'grid',
  gap: fixed.space[16],
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})

/** Between what it follows from and what comes next. */
export const answer = style({ display: 'block', marginBlockStart: fixed.space[24] })
