import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const line = `1px solid ${vars.color.line}`

export const list = style({
  '@media': {
    [media.wide]: { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
  },
})

export const offer = style({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  paddingBlock: '26px 28px',
  borderBlockStart: line,
  '@media': { [media.wide]: { paddingInline: 32, borderBlockStart: 0 } },
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { '@media': { [media.wide]: { borderInlineStart: line } } },
  },
})

export const point = style({ display: 'flex', gap: 10, paddingBlock: 5 })
export const tick = style({ flex: 'none', color: vars.color.accent, marginBlockStart: 1 })
