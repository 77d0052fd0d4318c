import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'

export const study = style({
  paddingBlock: 'clamp(2.25rem, 4vw, 3.5rem)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-of-type': { borderBlockEnd: `1px solid ${vars.color.line}` } },
})

export const head = style({ display: 'grid', gap: 10, justifyItems: 'start' })
export const keywords = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 6 })
