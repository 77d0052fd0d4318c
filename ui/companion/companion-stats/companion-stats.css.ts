import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

/** All on one line, on phones too. */
export const needs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: fixed.space[4],
  textAlign: 'center',
  '@media': { [media.wide]: { gap: fixed.space[16], textAlign: 'start' } },
})

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  // Titles, sentences and lines begin together in all columns.
  gridAutoRows: 'auto',
  gap: `${fixed.space[12]} ${fixed.space[56]}`,
})
export const column = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  marginBlockEnd: fixed.space[20],
})

globalStyle(`${column} > ul`, { alignContent: 'start' })

export const group = style({ display: 'flex', alignItems: 'center', gap: fixed.space[10] })
globalStyle(`${group} > svg`, { color: vars.color.accent })
