import { style } from '@vanilla-extract/css'
import { font, vars } from '../theme/contract.css.ts'

export const area = style({
  fieldSizing: 'content',
  minHeight: 150,
  maxHeight: 'max(150px, 70vh)',
  resize: 'vertical',
})

export const count = style({
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-live=polite]': { color: vars.color.warning, fontWeight: font.weight.medium },
  },
})
