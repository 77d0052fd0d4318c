import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

export const study = style({
  paddingBlock: 'clamp(2.25rem, 4vw, 3.5rem)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-of-type': { borderBlockEnd: `1px solid ${vars.color.line}` } },
})

export const head = style({ display: 'grid', gap: fixed.space[10], justifyItems: 'start' })
export const keywords = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[6],
})
