import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const list = style({
  display: 'grid',
  gap: `0 ${fixed.space[48]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gap: fixed.space[8],
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlock: `${fixed.space[20]} ${fixed.space[24]}`,
  borderBlockStart: `1.5px solid ${vars.color.lineStrong}`,
})

export const name = style({ selectors: { [`${item}:hover &`]: { color: vars.color.accent } } })
