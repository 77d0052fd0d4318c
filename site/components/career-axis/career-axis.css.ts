import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { MOST_COLUMNS } from './columns.ts'

const each = <T>(rule: (index: number) => T): Record<number, T> =>
  Object.fromEntries(Array.from({ length: MOST_COLUMNS + 1 }, (_, index) => [index, rule(index)]))

export const columns = styleVariants(
  each((count) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })),
)
export const from = styleVariants(each((index) => ({ gridColumnStart: index + 1 })))
export const to = styleVariants(each((index) => ({ gridColumnEnd: index + 1 })))

/** Room for names beside the bars, on paper. */
const NAMES = 250

export const axis = style({
  position: 'relative',
  paddingBlockStart: 34,
  '@media': { [media.paper]: { paddingInlineStart: NAMES, breakInside: 'avoid' } },
})

export const years = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  '@media': { [media.paper]: { insetInlineStart: NAMES } },
})

const aYear = style({
  gridRow: 1,
  borderInlineStart: `1px solid ${vars.color.line}`,
  paddingInlineStart: fixed.space[6],
  color: vars.color.muted,
  fontSize: fixed.type.xs.size,
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})
const unnamed = { borderColor: 'transparent', fontSize: 0 }
export const year = styleVariants({
  fourth: [aYear],
  second: [
    aYear,
    unnamed,
    { '@media': { [media.wide]: { borderColor: vars.color.line, fontSize: fixed.type.xs.size } } },
  ],
  odd: [aYear, unnamed, { '@media': { [media.wide]: { borderColor: vars.color.line } } }],
})

/** One line an entry. */
export const rows = style({
  position: 'relative',
  display: 'grid',
  rowGap: fixed.space[14],
  '@media': { [media.wide]: { rowGap: 7 }, [media.paper]: { rowGap: fixed.space[4] } },
})

export const row = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  paddingBlockStart: fixed.space[28],
  fontSize: fixed.type.s.size,
  lineHeight: 1.4,
  '@media': {
    [media.wide]: { paddingBlockStart: 0 },
    [media.paper]: { alignItems: 'center', minHeight: 16, padding: 0 },
  },
})

/** Thin below its name on a phone; around it on wider screens; beside it on paper. */
export const bar = style({
  height: 8,
  borderRadius: fixed.radius.xs,
  '@media': {
    [media.wide]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      height: 32,
      paddingInlineStart: fixed.space[10],
      borderInlineStart: '3px solid',
      whiteSpace: 'nowrap',
    },
  },
})

const practised = {
  background: vars.universe.hue,
  '@media': {
    [media.wide]: { background: vars.universe.soft, borderColor: vars.universe.hue },
    [media.paper]: { printColorAdjust: 'exact' },
  },
} as const
const held = {
  background: vars.color.text,
  '@media': {
    [media.wide]: { background: vars.color.raised, borderColor: vars.color.text },
    [media.paper]: { printColorAdjust: 'exact' },
  },
} as const
export const look = styleVariants({
  skill: practised,
  past: {
    border: `1px dashed ${vars.color.lineStrong}`,
    '@media': { [media.wide]: { borderInlineStart: `3px solid ${vars.color.lineStrong}` } },
  },
  post: held,
  current: held,
})
globalStyle(`${look.past} > b`, { color: vars.color.muted })

const called = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  fontWeight: font.weight.strong,
  '@media': {
    [media.wide]: { position: 'static' },
    [media.paper]: { insetBlockStart: 'auto', insetInlineStart: -NAMES },
  },
})
export const name = called
/** Too near the end for its name: that stands before the bar. */
export const before = style([
  called,
  {
    '@media': {
      [media.wide]: {
        position: 'absolute',
        // The middle of the bar.
        insetBlockStart: 5,
        insetInline: 'auto calc(100% + 12px)',
      },
    },
  },
])

/** Where a post is held: shown over the line alone, and told in full below it. */
export const detail = style({ display: 'none' })

export const period = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Beside the years it would say them twice to the eye.
    [media.wide]: { width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [media.paper]: {
      insetBlockStart: 'auto',
      insetInline: `-${NAMES}px auto`,
      width: NAMES - 16,
      textAlign: 'end',
    },
  },
})

/** The view's one thread. */
export const line = style({
  position: 'relative',
  height: 3,
  marginBlock: `${fixed.space[20]} ${fixed.space[22]}`,
  borderRadius: 3,
  background: vars.opal.across,
  '@media': { [media.paper]: { marginBlock: fixed.space[10], printColorAdjust: 'exact' } },
})

/** Posts over the line, each over its stretch of it, once there is room. */
export const above = style([
  rows,
  { '@media': { [media.wider]: { alignItems: 'end', minHeight: 104, rowGap: 0 } } },
])
const wider = (selector: string, rule: StyleRule) =>
  globalStyle(`${above} ${selector}`, { '@media': { [media.wider]: rule } })
wider(`> ${row}`, { display: 'contents' })
wider(bar, {
  display: 'block',
  gridRow: 1,
  height: 'auto',
  padding: `0 ${fixed.space[14]} ${fixed.space[18]} ${fixed.space[8]}`,
  border: 0,
  background: 'none',
  whiteSpace: 'normal',
})
wider(`${bar}::after`, {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: -7.5,
  insetInlineStart: -5,
  width: 12,
  height: 12,
  border: `2px solid ${vars.color.text}`,
  borderRadius: '50%',
  background: vars.color.sunken,
})
wider(`${look.current}::after`, { background: vars.color.text })
wider(`:is(${name}, ${before})`, { display: 'block', position: 'static' })
wider(detail, { display: 'block', color: vars.color.muted, fontSize: fixed.type.xs.size })
globalStyle(`${above} + ${line}`, { '@media': { [media.wider]: { marginBlockStart: 0 } } })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[6]} ${fixed.space[24]}`,
  marginBlockStart: fixed.space[22],
  color: vars.color.muted,
  fontSize: fixed.type.xs.size,
  '@media': { [media.paper]: { marginBlockStart: fixed.space[10] } },
})
globalStyle(`${legend} > li`, { display: 'flex', alignItems: 'center', gap: fixed.space[8] })
globalStyle(`${legend} > li::before`, {
  content: '',
  width: 12,
  height: 12,
  borderRadius: 4,
  background: vars.universe.hue,
  printColorAdjust: 'exact',
})
export const over = style({})
globalStyle(`${legend} > ${over}::before`, {
  border: `1px dashed ${vars.color.lineStrong}`,
  background: 'none',
})
