import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const LOGO_VARIANTS = ['glow', 'ring'] as const

const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  ':focus-visible': { borderRadius: '50%' },
  '@media': { [media.wide]: { width: 50, height: 50 } },
})

/** Where she stands: in a glow that fades, or in a ring, like the one of her corner. */
export const variant = styleVariants({
  glow: [button, { background: `radial-gradient(${vars.color.accentSoft}, transparent 72%)` }],
  ring: [
    button,
    {
      background: vars.color.accentSoft,
      boxShadow: `0 0 0 1.5px ${vars.color.accent}`,
    },
  ],
} satisfies Record<(typeof LOGO_VARIANTS)[number], unknown>)

/** As in her corner: her curl may leave the ring, her shoulders may not. */
globalStyle(`${button} > *`, {
  width: '100%',
  height: '100%',
  overflow: 'clip',
  borderRadius: '0 0 50% 50%',
})
