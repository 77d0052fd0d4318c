import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

export const name = style({ overflowWrap: 'anywhere', textAlign: 'start' })

/** Stays in sight while one reads. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[4]} ${fixed.space[16]}`,
  minHeight: 72,
  marginBlockEnd: fixed.space[24],
  paddingBlock: fixed.space[10],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  fontSize: fixed.type.s.size,
  // On a phone it would take half the window.
  '@media': { [below(media.wider)]: { position: 'static' } },
})

/** The list stands beside it there. */
export const back = style({ '@media': { [media.wider]: { display: 'none' } } })

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[14],
})

export const actions = style({
  '@media': { [media.wider]: { marginInlineStart: 'auto' } },
})

/** Who, for whom and when, on one line where there is room. */
export const from = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[2]} ${fixed.space[20]}`,
  marginBlockStart: fixed.space[8],
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
  overflowWrap: 'anywhere',
})

/** What one adds, and what is rarely looked up. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: fixed.space[32],
  alignItems: 'start',
})

/** As it was typed. Somebody speaks: hence the pebble. */
export const words = style({
  padding: `${fixed.space[22]} 26px`,
  borderRadius: fixed.radius.pebble,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

export const result = style({
  padding: `${fixed.space[18]} ${fixed.space[22]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.pebble,
})

export const resultText = style({
  marginBlockStart: fixed.space[8],
  fontSize: fixed.type.s.size,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

export const note = style({ display: 'grid', gap: fixed.space[16], justifyItems: 'start' })

globalStyle(`${note} > :not(button)`, { width: '100%' })

export const facts = style({ display: 'grid', gap: fixed.space[16], overflowWrap: 'anywhere' })

/** A long value leaves its name whole. */
globalStyle(`${facts} dt`, { whiteSpace: 'nowrap' })

export const going = style({ display: 'grid', gap: fixed.space[6], overflowWrap: 'anywhere' })
