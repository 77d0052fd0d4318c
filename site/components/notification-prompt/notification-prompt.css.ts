import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** At the foot of the window, beside her corner and never over it. */
export const prompt = style({
  position: 'fixed',
  zIndex: 15,
  insetInline: 16,
  bottom: 96,
  padding: `${fixed.space[16]} ${fixed.space[18]} ${fixed.space[18]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 24,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.wide]: { insetInline: 'auto 120px', bottom: 24, width: 420 },
    print: { display: 'none' },
  },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[14],
})
