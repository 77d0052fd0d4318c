import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { color } from '#ui/theme/tokens'

export const plate = style({
  width: 'min(100%, 320px)',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: '#fff',
  printColorAdjust: 'exact',
  '@media': {
    // The system's colours would take the plate and leave the code.
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
})

export const modules = style({ fill: 'none', stroke: color.light.text, strokeWidth: 1 })
