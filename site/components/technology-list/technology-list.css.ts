import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

/** As many columns as keep a sentence readable. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(284px, 100%), 1fr))',
  columnGap: fixed.space[32],
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: fixed.space[16],
  alignItems: 'start',
  paddingBlock: fixed.space[18],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const name = style({ fontWeight: font.weight.strong, textUnderlineOffset: '.2em' })
export const note = style({ marginInlineStart: fixed.space[8], whiteSpace: 'nowrap' })
