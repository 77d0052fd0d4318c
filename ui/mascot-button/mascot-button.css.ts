import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: `radial-gradient(circle at 50% 40%, ${vars.color.accentSoft}, transparent 72%)`,
  cursor: 'pointer',
  ':focus-visible': { borderRadius: '50%' },
  '@media': { [media.wide]: { width: 50, height: 50 } },
})

globalStyle(`${button} > *`, { width: '100%', height: '100%' })
