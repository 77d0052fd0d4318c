import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/**
 * A long part of a page is laid out as it comes into sight; until then it is about this high.
 * @param narrow height in px on phones
 * @param wide height in px elsewhere
 */
export const laidOutInSight = (narrow: number, wide: number): StyleRule => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${narrow}px`,
  // A focus ring stands around what it marks.
  overflowClipMargin: 8,
  '@media': { [media.wide]: { containIntrinsicBlockSize: `auto ${wide}px` } },
})
