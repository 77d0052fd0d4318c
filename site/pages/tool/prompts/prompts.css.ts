import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { unprinted } from '../frame/paper.css.ts'

const { color } = vars

export const before = style([unprinted, { borderBlockStart: `1px solid ${color.line}` }])

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: fixed.space[16],
})

export const point = style({
  display: 'flex',
  flexDirection: 'column',
  gap: fixed.space[8],
  padding: fixed.space[16],
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
})
// Buttons stand in one line, however long the words above.
globalStyle(`${point} > :last-child`, { marginBlockStart: 'auto' })

/** A prompt is text: it wraps, and a long one scrolls in its own place. */
export const messages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[12],
})
globalStyle(`${messages} figure [role='region']`, {
  maxHeight: 'min(65vh, 640px)',
  overflow: 'auto',
})
globalStyle(`${messages} figure pre`, {
  width: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
globalStyle(`${messages} figure [role='region']`, {
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
})

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: fixed.space[16],
})

// Most hold a word or a date; one that holds a whole text grows with it.
globalStyle(`${values} textarea`, { minHeight: 0 })

export const findings = style({ display: 'grid', gap: fixed.space[4] })

export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: fixed.space[12],
  alignItems: 'start',
  paddingBlock: fixed.space[10],
  borderBlockStart: `1px solid ${color.line}`,
})
/** More than a sheet has room for. */
export const further = style([finding, unprinted])
globalStyle(`${finding} > svg`, { marginBlockStart: 3, color: color.accent })
globalStyle(`${finding}[data-grave] > svg`, { color: color.warning })

export const found = style({ color: color.text, overflowWrap: 'anywhere' })
