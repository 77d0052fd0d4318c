import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars

/** Rings stand before the gestures on a phone: they are what one looks at first. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[24],
  '@media': {
    [media.wide]: { gap: `44px ${fixed.space[56]}` },
    [media.wider]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})
/** Her own colours, softer. */
export const soft = style({ filter: 'saturate(.5)' })
export const care = style({
  gridRow: 3,
  '@media': { [media.wider]: { gridRow: 1, gridColumn: 2 } },
})
export const needs = style({
  gridRow: 2,
  '@media': {
    [media.wider]: {
      gridColumn: '1 / -1',
      paddingBlockStart: fixed.space[32],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
})
/** Five rings and their names do not fit side by side on a tablet. */
globalStyle(`${needs} > ul`, {
  '@media': {
    '(min-width: 820px) and (max-width: 1079px)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: fixed.space[24],
    },
  },
})
/** Lines are kept for it, so that what follows does not move each time. */
export const said = style({
  display: 'block',
  minHeight: '3.2em',
  marginBlockStart: fixed.space[16],
  color: color.muted,
  '@media': { [media.wide]: { minHeight: '1.6em' } },
})
/** As tall as a message of two lines. */
export const news = style({ minHeight: 88, marginBlockStart: fixed.space[8] })

export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[10]} ${fixed.space[20]}`,
  marginBlockStart: fixed.space[28],
  paddingBlockStart: fixed.space[24],
  borderBlockStart: `1px solid ${color.line}`,
})

export const notices = style({
  display: 'grid',
  gap: fixed.space[16],
  selectors: { '&:not(:empty)': { marginBlockStart: fixed.space[28] } },
})

export const board = style({ marginBlockStart: 44 })
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '44px clamp(2.5rem, 5.5vw, 4.5rem)',
  paddingBlockStart: fixed.space[12],
})
const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: fixed.space[28],
})
export const span = styleVariants({
  full: [part, { gridColumn: '1 / -1' }],
  half: [part, { gridColumn: '1 / -1', '@media': { [media.wider]: { gridColumn: 'auto' } } }],
})
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${fixed.space[4]} ${fixed.space[20]}`,
})

/** On phones: a row a part, which opens it. */
export const rows = style({ marginBlockStart: fixed.space[24] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: fixed.space[14],
  width: '100%',
  minHeight: 66,
  padding: `${fixed.space[8]} 0`,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  background: 'none',
  color: 'inherit',
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
})
globalStyle(`${rows} > li:first-child > ${row}`, {
  borderBlockStart: `1px solid ${color.line}`,
})
globalStyle(`${row} > svg`, { color: color.muted })
globalStyle(`${row} > svg:first-child`, { color: color.accent })
globalStyle(`${row} b`, { display: 'block', fontWeight: font.weight.strong })
globalStyle(`${row} small`, { color: color.muted, fontSize: fixed.type.s.size })

/** A name, what it is, and at the end what one can do about it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${fixed.space[8]} ${fixed.space[20]}`,
  paddingBlock: fixed.space[12],
})
export const settings = style({ display: 'grid', gap: fixed.space[22] })
export const code = style({ overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace' })
export const naming = style({ display: 'flex', gap: fixed.space[8] })
globalStyle(`${naming} > :first-child`, { flex: 1, minWidth: 0 })
