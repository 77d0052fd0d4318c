import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** How many there can be. */
export const COUNTS = [2, 3, 4, 5, 6] as const
export type Count = (typeof COUNTS)[number]

export const map = style({
  position: 'relative',
  display: 'grid',
  gap: fixed.space[12],
  marginBlockStart: fixed.space[28],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '0 clamp(1.5rem, 5vw, 5rem)',
    },
  },
})

/** Drawn where they stand around the word. */
export const ways = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
    },
  },
})
globalStyle(`${ways} path`, {
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
})

export const word = style({
  fontWeight: font.weight.strong,
  '@media': {
    [media.wide]: {
      position: 'relative',
      gridArea: '1 / 2',
      padding: `${fixed.space[8]} ${fixed.space[16]}`,
      borderRadius: fixed.radius.pill,
      background: vars.color.ground,
    },
  },
})

export const list = style({
  display: 'grid',
  gap: fixed.space[10],
  paddingInlineStart: fixed.space[18],
  borderInlineStart: `1.5px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: {
      gridArea: '1 / 1 / 2 / 4',
      gridTemplateColumns: 'subgrid',
      gridAutoFlow: 'column',
      gap: 'inherit',
      padding: 0,
      border: 0,
    },
  },
})

/** So many at the left, one less or as many at the right, each side as high as the other. */
export const sides = styleVariants(
  Object.fromEntries(COUNTS.map((count) => [count, count])) as Record<Count, Count>,
  (count) => {
    const [left, right] = [Math.ceil(count / 2), Math.floor(count / 2)]
    const rows = left === right ? left : left * right
    return {
      '@media': {
        [media.wide]: {
          gridTemplateRows: `repeat(${rows}, minmax(${Math.ceil(96 / (rows / left))}px, auto))`,
        },
      },
    }
  },
)
for (const count of COUNTS) {
  const [left, right] = [Math.ceil(count / 2), Math.floor(count / 2)]
  const rows = left === right ? left : left * right
  globalStyle(`${sides[count]} > :nth-child(-n + ${left})`, {
    '@media': { [media.wide]: { gridColumn: 1, gridRow: `span ${rows / left}` } },
  })
  globalStyle(`${sides[count]} > :nth-child(n + ${left + 1})`, {
    '@media': { [media.wide]: { gridColumn: 3, gridRow: `span ${rows / right}` } },
  })
}

export const item = style({
  position: 'relative',
  display: 'grid',
  gap: fixed.space[2],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '.8em',
    insetInlineStart: -18,
    width: 12,
    borderBlockStart: `1.5px solid ${vars.color.lineStrong}`,
  },
  '@media': {
    [media.wide]: {
      alignSelf: 'center',
      justifySelf: 'center',
      maxWidth: 340,
      marginBlock: fixed.space[10],
      padding: `${fixed.space[10]} ${fixed.space[22]}`,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: fixed.radius.pill,
      background: vars.color.raised,
      textAlign: 'center',
      '::before': { content: 'none' },
    },
  },
})

export const name = style({
  fontWeight: font.weight.strong,
  color: vars.color.text,
  selectors: { [`${item}:hover &`]: { color: vars.color.accent } },
})
