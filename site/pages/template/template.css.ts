import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

const line = `1px solid ${vars.color.line}`

/** The third way to take it along has a line of its own. */
export const byAddress = style({ flexBasis: '100%', color: vars.color.muted })
export const address = style({ overflowWrap: 'anywhere' })

const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const steps = style([list, { counterReset: 'step' }])
export const step = style({
  position: 'relative',
  paddingInlineStart: 52,
  paddingBlock: fixed.space[18],
  borderBlockStart: line,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: fixed.space[18],
    color: vars.color.accent,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
})
export const stepName = style({ fontSize: fixed.type.m.size })

export const receipt = style({
  display: 'grid',
  gap: fixed.space[14],
  padding: fixed.space[24],
  border: line,
  borderRadius: fixed.radius.l,
  background: vars.color.surface,
})

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: fixed.space[10],
})
export const tasks = style([
  list,
  { display: 'grid', gap: fixed.space[10], marginBlock: fixed.space[14] },
])

export const running = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space[14],
})
export const trace = list
export const traced = style({ paddingBlock: fixed.space[10], borderBlockStart: line })
export const sample = style({
  display: 'block',
  marginBlockStart: fixed.space[4],
  fontSize: fixed.type.xs.size,
  overflowWrap: 'anywhere',
})
