import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

const cell = { paddingBlock: 9, borderBlockEnd: `1px solid ${color.line}` } as const

export const column = style({
  ...cell,
  color: color.muted,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.text,
  textAlign: 'start',
  verticalAlign: 'bottom',
})

export const name = style({
  ...cell,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const figure = style({
  ...cell,
  width: '1%',
  paddingInlineStart: fixed.space[20],
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})

export const bar = style({
  display: 'block',
  width: '100%',
  height: 4,
  marginBlockStart: fixed.space[6],
})
export const filled = style({ fill: color.accent })
