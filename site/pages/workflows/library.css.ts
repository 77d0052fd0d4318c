import { style } from '@vanilla-extract/css'
import { fixed, font } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** Filters beside the cards once both have room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[36],
  '@media': {
    [media.wider]: {
      gridTemplateColumns: '220px minmax(0, 1fr)',
      alignItems: 'start',
      selectors: { '&:not(:has(> :first-child > *))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [media.scriptless]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: fixed.space[18],
})
export const search = style({ flex: '1 1 280px', maxWidth: 440 })

/** Three in a row beside the filters. */
export const cards = style({
  selectors: { '&&': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))' } },
})

export const toggle = style({ '@media': { [media.wider]: { display: 'none' } } })
const all = style({ display: 'grid', gap: fixed.space[24], justifyItems: 'start' })
export const groups = style([
  all,
  { display: 'none', '@media': { [media.wider]: { display: 'grid' } } },
])
export const opened = style([all, { marginBlockStart: fixed.space[18] }])

export const group = style({
  display: 'grid',
  gap: fixed.space[4],
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ marginBlockEnd: fixed.space[8], fontWeight: font.weight.strong })
