import { globalStyle, style } from '@vanilla-extract/css'
import { cornerRoom, fillsCorner } from '#companion/floating-still'
import { media } from '#ui/theme/media'
import { fixed, vars } from '#ui/theme/contract.css'
import { unprinted } from './paper.css.ts'

const gutter = `max(${fixed.space.gutter}, calc(50% - 620px))`

/** Bands that are the frame's own, between those of the tool. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space[24],
  paddingInline: gutter,
  paddingBlock: 'clamp(1rem, 2.4vw, 2rem)',
  '@media': { print: { display: 'block', padding: 0 } },
})

/** Two parts of a result beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [media.wider]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const hand = style([
  unprinted,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${fixed.space[16]} ${fixed.space[32]}`,
    alignItems: 'center',
    padding: 'clamp(1.25rem, 3vw, 2.5rem)',
    borderRadius: fixed.radius.pebble,
    background: vars.color.accentSoft,
    '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
])
globalStyle(`${hand} > button`, {
  justifySelf: 'start',
  '@media': { [media.wide]: { alignSelf: 'center' } },
})

export const handText = style({ display: 'grid', gap: fixed.space[8] })

export const columns = style([
  fillsCorner,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(2rem, 5vw, 5rem)',
    alignItems: 'start',
    '@media': {
      [media.wider]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
        paddingInlineEnd: `max(0px, ${cornerRoom}px - ${gutter})`,
      },
      print: { display: 'block', padding: 0 },
    },
  },
])

/** The answer stays in sight while one changes what it comes from. */
export const answer = style({
  minWidth: 0,
  '@media': { [media.wider]: { position: 'sticky', insetBlockStart: 96 } },
})

/** Until the tool is there, in a place as high as a window: nothing below moves in sight. */
export const waiting = style([
  fillsCorner,
  {
    minHeight: '100vh',
    '@media': { [media.scriptless]: { display: 'none' }, print: { minHeight: 0 } },
  },
])

/** Ways to take a result along: on a phone two in a row, else what there is room for. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: fixed.space[12],
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } },
})
// The third from the end, alone in its row otherwise: what one may do besides has a row of its own.
globalStyle(`${ways} > :nth-child(odd):nth-last-child(3)`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
globalStyle(`${ways} > button`, {
  '@media': {
    [media.narrow]: { paddingInline: fixed.space[8], whiteSpace: 'normal', lineHeight: 1.25 },
  },
})
