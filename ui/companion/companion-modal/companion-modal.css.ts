import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[4]} ${fixed.space[28]}`,
  paddingBlockStart: fixed.space[10],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })
globalStyle(`${actions} > *`, {
  flex: '1 1 auto',
  paddingInline: fixed.space[12],
  '@media': { [media.wide]: { flex: 'none', paddingInline: fixed.space[22] } },
})
