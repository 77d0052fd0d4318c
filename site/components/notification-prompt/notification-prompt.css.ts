import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** At the foot of the window, beside her corner and never over it. */
export const prompt = style({
  position: 'fixed',
  zIndex: 15,
  insetInline: 16,
  bottom: 96,
  padding: '16px 18px 18px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 24,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.wide]: { insetInline: 'auto 120px', bottom: 24, width: 420 },
    print: { display: 'none' },
  },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 14 })
