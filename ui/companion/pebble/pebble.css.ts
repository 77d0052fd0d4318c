import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../theme/contract.css.ts'

/** Where the bubble would be too narrow to read, it stands below her. */
export const talk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: fixed.space[16],
})

/** The bubble stands a little above her feet. */
export const speaker = style({ flex: 'none', width: 'clamp(96px, 10vw, 132px)' })
globalStyle(`${speaker} > svg`, { width: '100%', height: 'auto' })
globalStyle(`${speaker} + *`, { flex: '1 1 14rem', maxWidth: '46rem', marginBlockEnd: 30 })

export const pebble = style({
  padding: `${fixed.space[18]} ${fixed.space[22]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.pebble,
  background: vars.color.surface,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
globalStyle(`${pebble} > p + p`, { marginBlockStart: fixed.space[12] })

export const close = style({ padding: `${fixed.space[16]} ${fixed.space[18]}` })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[6],
  marginBlockStart: fixed.space[12],
})
// Three short actions hold on one line of a floating bubble.
globalStyle(`${close} > ${actions} > *`, {
  paddingInline: fixed.space[12],
  fontSize: fixed.type.xs.size,
})
