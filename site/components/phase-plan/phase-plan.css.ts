import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** The thread stands beside the phases, and lies above them where they share a line. */
export const plan = style({
  display: 'grid',
  gap: fixed.space[28],
  borderInlineStart: '2.5px solid',
  borderImage: `${vars.opal.down} 1`,
  paddingInlineStart: fixed.space[22],
  '@media': {
    [media.wide]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gap: fixed.space[40],
      borderInlineStart: 0,
      borderBlockStart: '2.5px solid',
      borderImage: `${vars.opal.across} 1`,
      padding: `${fixed.space[24]} 0 0`,
    },
  },
})

export const phase = style({
  display: 'grid',
  gap: fixed.space[10],
  alignContent: 'start',
  '@media': { print: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline' } },
})
export const steps = style({ display: 'grid', gap: fixed.space[8], gridColumn: '1 / -1' })

export const step = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: fixed.space[10],
  alignItems: 'start',
  color: vars.color.muted,
  fontSize: fixed.type.m.size,
  lineHeight: fixed.type.m.line,
})
