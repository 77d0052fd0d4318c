import { style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'

const { color } = vars

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[6],
  color: color.muted,
  fontSize: fixed.type.xs.size,
  lineHeight: fixed.type.xs.line,
  whiteSpace: 'nowrap',
})

const dots = style({ flex: 'none' })
const ranks = { 1: color.faint, 2: color.success, 3: color.info, 4: color.ia, 5: color.plus }
export const rank = styleVariants(ranks, (fill) => [dots, { fill }])
export const scale = style([dots, { fill: color.text }])
export const hollow = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 1.5 })
