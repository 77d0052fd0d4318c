import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

/** A square, with room for words all around it. */
export const web = style({
  width: '100%',
  maxWidth: 540,
  padding: '52px 80px',
  marginInline: 'auto',
  '@media': { [media.wide]: { paddingInline: 120 } },
})
globalStyle(`${web} > svg`, { aspectRatio: '1' })
