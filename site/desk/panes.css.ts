import { style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'
import { below } from '#ui/theme/media'
import { edge } from './edge.ts'

const { color } = vars

/** Beside each other where there is room; elsewhere the list alone, or the message alone. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wider]: {
      gridTemplateColumns: 'minmax(20rem, 25rem) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      flexGrow: 1,
      minHeight: 0,
    },
  },
})

const away = { display: 'none' }

/** Each scrolls by itself: the list stays while one reads. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: fixed.space[16],
  minWidth: 0,
  paddingBlock: `${fixed.space[24]} ${fixed.space[32]}`,
  '@media': {
    [media.wider]: {
      minHeight: 0,
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${color.line}`,
    },
    [below(media.wider)]: { selectors: { '[data-reading] > &': away } },
  },
})

/** What stands at the edges of the list's pane; its lines reach them. */
export const inset = style({
  paddingInline: edge,
  '@media': { [media.wider]: { paddingInline: fixed.space[24] } },
})

export const reading = style({
  minWidth: 0,
  paddingInline: edge,
  '@media': {
    [media.wider]: { minHeight: 0, overflowY: 'auto', paddingInline: 'clamp(1.5rem, 3vw, 3rem)' },
    [below(media.wider)]: { selectors: { ':not([data-reading]) > &': away } },
  },
})

/** It ends before the window does. */
export const chosen = style({ paddingBlockEnd: fixed.space[48] })

/** Nothing chosen yet. */
export const none = style({ height: '100%', display: 'grid', placeItems: 'center' })
