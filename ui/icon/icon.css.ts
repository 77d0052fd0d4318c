import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  // Its size is its own, however narrow what it stands in: a row's other words never shrink it.
  maxWidth: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
