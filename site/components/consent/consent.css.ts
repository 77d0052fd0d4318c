import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { place } from '#companion/floating-still'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { below, media } from '#ui/theme/media'

const rise = keyframes({ from: { opacity: 0, translate: '0 6px' } })

/** A sheet on phones; beyond that in the corner across from hers. */
export const panel = style({
  position: 'fixed',
  zIndex: 80,
  inset: 'auto 0 0',
  maxHeight: '92dvh',
  overflowY: 'auto',
  padding: `${fixed.space[24]} ${fixed.space[20]} max(${fixed.space[20]}, env(safe-area-inset-bottom))`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${fixed.radius.l} ${fixed.radius.l} 0 0`,
  background: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  ':focus': { outline: 'none' },
  '@media': {
    [media.wide]: {
      inset: 'auto auto 24px 24px',
      width: 460,
      padding: `${fixed.space[28]} ${fixed.space[28]} ${fixed.space[24]}`,
      borderRadius: fixed.radius.l,
    },
    [media.motion]: { animation: `${rise} ${fixed.motion.base} ${fixed.motion.out}` },
    print: { display: 'none' },
  },
})

/** On phones there is room for one: she waits until the question is answered. */
globalStyle(`body:has(${panel}) ${place}`, {
  '@media': { [below(media.wide)]: { display: 'none' } },
})

export const intro = style({
  marginBlock: `${fixed.space[4]} ${fixed.space[18]}`,
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})

export const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalStyle(`${rows} > li`, {
  paddingBlock: `${fixed.space[6]} ${fixed.space[14]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** As large as the line above them: they are what one decides by. */
globalStyle(`${rows} > li > div > p`, {
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})

export const necessary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The line of a switch: all three rows keep one rhythm.
  gridTemplateRows: '50px auto',
  alignItems: 'center',
  gap: `1px ${fixed.space[20]}`,
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})
globalStyle(`${necessary} > b`, {
  color: vars.color.text,
  fontSize: fixed.type.m.size,
  fontWeight: font.weight.strong,
})

globalStyle(`${necessary} > :last-child`, { marginBlockStart: `calc(-1 * ${fixed.space[6]})` })

/** Refusing is as wide, as near and as loud as accepting. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[18],
})
globalStyle(`${actions} > :last-child`, { gridColumn: '1 / -1' })
