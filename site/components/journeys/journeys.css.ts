import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars

/** On a phone the bar runs below the names, at their right elsewhere. */
export const journey = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${fixed.space[6]} ${fixed.space[16]}`,
  alignItems: 'center',
  paddingBlock: fixed.space[16],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) 96px minmax(0, 3fr)',
      columnGap: fixed.space[28],
      minHeight: 68,
    },
  },
})

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[10],
  fontWeight: font.weight.strong,
})
export const arrow = style({ color: color.muted })

export const bar = style({
  order: 3,
  gridColumn: '1 / -1',
  height: 12,
  // Its ends are drawn on the line's two points.
  width: 'calc(100% - 12px)',
  marginInline: fixed.space[6],
  overflow: 'visible',
  stroke: color.lineStrong,
  strokeWidth: 2,
  '@media': { [media.wide]: { order: 0, gridColumn: 'auto' } },
})
export const start = style({ fill: color.ground })
export const end = style({ fill: color.lineStrong })

export const time = style({
  fontSize: fixed.type.t1.size,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const by = style({
  order: 4,
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})
