import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'

export const testimonial = style({
  paddingBlock: 'clamp(2.25rem, 4vw, 3.5rem)',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
