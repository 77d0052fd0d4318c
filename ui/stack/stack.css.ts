import { style, styleVariants } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { space } = fixed

/** From nothing to what stands between parts of a page. */
export const GAPS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

const steps = [
  0,
  space[4],
  space[8],
  space[12],
  space[16],
  space[24],
  space[32],
  space[48],
  space[64],
]

export const gap = styleVariants(
  Object.fromEntries(GAPS.map((key) => [key, { gap: steps[key] }])) as Record<
    (typeof GAPS)[number],
    { gap: string | number }
  >,
)

// A grid, not a flex column: here nothing inside can make it wider than it is.
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const inline = style({ display: 'flex', flexWrap: 'wrap' })
export const row = style({ flexWrap: 'nowrap' })

export const align = styleVariants({
  start: { alignItems: 'start', justifyItems: 'start' },
  center: { alignItems: 'center', justifyItems: 'center', textAlign: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'end', justifyItems: 'end' },
})

export const justify = styleVariants({
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'end' },
})

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const columns = (count: number, from: string) => ({
  '@media': { [from]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
})
const fill = (min: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
})

/** A number of columns once they fit, or as many as keep a least width. */
export const cells = styleVariants({
  2: [grid, columns(2, media.wide)],
  3: [grid, columns(3, media.wide)],
  4: [grid, columns(4, media.wider)],
  tile: [grid, fill(120)],
  card: [grid, fill(280)],
})
