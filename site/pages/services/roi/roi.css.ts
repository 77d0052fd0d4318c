import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

export const form = style({
  display: 'grid',
  gap: `${fixed.space[32]} ${fixed.space[40]}`,
  '@media': { [media.wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: fixed.space[20],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ padding: 0, marginBlockEnd: fixed.space[20] })
