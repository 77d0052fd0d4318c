import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'

/** A faint light behind her head. */
export const head = style({
  width: 50,
  height: 50,
  borderRadius: '50%',
  background: `radial-gradient(${vars.color.accentSoft}, transparent 72%)`,
})
