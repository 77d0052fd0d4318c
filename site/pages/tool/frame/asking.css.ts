import { globalStyle, style } from '@vanilla-extract/css'
import { cornerRoom, fillsCorner } from '#companion/floating-still'
import { media } from '#ui/theme/media'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars
const gutter = `max(${fixed.space.gutter}, calc(50% - 620px))`

export const page = style([
  fillsCorner,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1.5rem, 4vw, 4rem)',
    paddingInline: gutter,
    paddingBlock: 'clamp(1rem, 2vw, 1.75rem) clamp(3rem, 6vw, 6rem)',
    '@media': { [media.wider]: { paddingInlineEnd: `max(${cornerRoom}px, ${gutter})` } },
  },
])

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${fixed.space[4]} ${fixed.space[24]}`,
  alignItems: 'baseline',
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
})

export const where = style({
  display: 'flex',
  gap: fixed.space[24],
  color: color.muted,
  '@media': { [media.narrow]: { justifyContent: 'space-between' } },
})
globalStyle(`${where} b`, { color: color.text, fontWeight: font.weight.strong })

export const kept = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[6],
  minHeight: 24,
  color: color.muted,
  fontSize: fixed.type.s.size,
})
export const unkept = style([kept, { color: color.warning }])
globalStyle(`${kept} > svg`, { flex: 'none', color: color.accent })

export const line = style({ gridColumn: '1 / -1' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 6vw, 6rem)',
  alignItems: 'start',
  '@media': { [media.wider]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
})

export const form = style({ display: 'grid', gap: fixed.space[16] })

/** It holds the focus as each question begins, and nobody needs to see that. */
export const title = style({ outline: 'none', overflowWrap: 'anywhere' })

export const control = style({ marginBlockStart: fixed.space[4] })

/** On a phone it stays at hand while one reads the answers. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: fixed.space[12],
  paddingBlock: fixed.space[12],
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      borderBlock: `1px solid ${color.line}`,
      background: color.ground,
      gap: fixed.space[8],
    },
  },
})

// A low window, or one that is zoomed in, has no room for what stays at hand.
globalStyle(foot, { '@media': { '(max-height: 30rem)': { position: 'static' } } })

globalStyle(`${foot} > button`, {
  '@media': { [media.narrow]: { paddingInline: fixed.space[16] } },
})

export const back = style({ marginInlineEnd: 'auto' })
globalStyle(`${back} > svg`, { rotate: '180deg' })
// On a phone the arrow says it; the words stay for who listens.
globalStyle(`${back} > span`, {
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

/** A device without a mouse has most often no keyboard either. */
export const keys = style({
  color: color.muted,
  fontSize: fixed.type.s.size,
  '@media': { '(hover: none)': { display: 'none' } },
})
