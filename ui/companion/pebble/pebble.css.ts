import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../theme/contract.css.ts'

/** Where the bubble would be too narrow to read, it stands below her. */
export const talk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 16 })

/** The bubble stands a little above her feet. */
export const speaker = style({ flex: 'none', width: 'clamp(96px, 10vw, 132px)' })
globalStyle(`${speaker} > svg`, { width: '100%', height: 'auto' })
globalStyle(`${speaker} + *`, { flex: '1 1 14rem', maxWidth: '46rem', marginBlockEnd: 30 })

export const pebble = style({
  padding: '18px 22px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.pebble,
  background: vars.color.surface,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
globalStyle(`${pebble} > p + p`, { marginBlockStart: 12 })

export const close = style({ padding: '16px 18px' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 12 })
// Three short actions hold on one line of a floating bubble.
globalStyle(`${close} > ${actions} > *`, { paddingInline: 12, fontSize: fixed.type.xs.size })
