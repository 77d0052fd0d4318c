import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** One thing after the other on a phone, two beside each other where they fit. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[48],
  alignItems: 'start',
  '@media': {
    [media.wider]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${fixed.space[56]} ${fixed.space[72]}`,
    },
  },
})

/** Some browsers call themselves by long names. */
export const device = style({
  minWidth: 0,
  flex: '1 1 12rem',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})

export const key = style({ overflowWrap: 'anywhere' })

export const code = style({ width: 220, maxWidth: '100%' })

/** One field, no wider than the door's. */
export const enrol = style({ maxWidth: 440 })

/** To be copied: each letter as wide as the next. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  width: '100%',
  gap: `${fixed.space[8]} ${fixed.space[24]}`,
  maxWidth: 560,
  fontFamily: 'ui-monospace, monospace',
})
