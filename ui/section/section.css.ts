import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Full-bleed element whose content keeps to the 1240 px of the grid, without a second element. */
export const wrap = style({
  paddingInline: `max(${fixed.space.gutter}, calc(50% - 620px))`,
})

export const section = style({ paddingBlock: fixed.space.section })

export const tone = styleVariants({
  ground: {},
  sunken: {
    background: vars.color.sunken,
    borderBlock: `1px solid ${vars.color.line}`,
  },
})

export const flush = style({ paddingBlockEnd: 0 })

export const head = style({
  display: 'grid',
  gap: fixed.space[18],
  maxWidth: 900,
  marginBlockEnd: 'clamp(2.25rem, 4vw, 4rem)',
})

const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5.5vw, 5rem)',
  alignItems: 'start',
})
globalStyle(`${split} > *`, { marginBlock: 0 })

const columns = (first: number, second: number) => [
  split,
  {
    '@media': {
      [media.wider]: { gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)` },
    },
  },
]

export const ratio = styleVariants({
  '1:1': columns(1, 1),
  '4:7': columns(4, 7),
  '5:6': columns(5, 6),
  '5:7': columns(5, 7),
  '8:3': columns(8, 3),
})
