import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  paddingBlockStart: 10,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
globalStyle(`${actions} > *`, {
  flex: '1 1 auto',
  paddingInline: 12,
  '@media': { [media.wide]: { flex: 'none', paddingInline: 22 } },
})
