import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const line = `1px solid ${vars.color.line}`

export const list = style({
  '@media': {
    [media.wide]: { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
  },
})

export const offer = style({
  display: 'grid',
  gap: fixed.space[10],
  alignContent: 'start',
  paddingBlock: `26px ${fixed.space[28]}`,
  borderBlockStart: line,
  '@media': { [media.wide]: { paddingInline: fixed.space[32], borderBlockStart: 0 } },
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { '@media': { [media.wide]: { borderInlineStart: line } } },
  },
})

export const point = style({ display: 'flex', gap: fixed.space[10], paddingBlock: 5 })
export const tick = style({ flex: 'none', color: vars.color.accent, marginBlockStart: 1 })
