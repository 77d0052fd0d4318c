import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const { color } = vars
const NARROW = '(max-width: 819px)'

export const inventory = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${fixed.space[40]} ${fixed.space[64]}`,
  '@media': { [media.wider]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
})

export const kinds = style({ marginBlockEnd: fixed.space[18] })

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(118px, (100% - 20px) / 3), 1fr))',
  gap: fixed.space[10],
})
globalStyle(`${shelf} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'space-between',
  gap: fixed.space[8],
  minHeight: 124,
  padding: `${fixed.space[18]} ${fixed.space[6]} ${fixed.space[10]}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  background: color.surface,
  color: 'inherit',
  fontSize: fixed.type.xs.size,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': { borderColor: color.lineStrong },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentSoft },
  },
})
globalStyle(`${item} > b`, { fontWeight: font.weight.strong, textWrap: 'balance' })

/** Five dots and a long word do not fit side by side: the word goes below. */
export const rarity = style({ display: 'grid', maxWidth: '100%' })
globalStyle(`${rarity} > span`, {
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${fixed.space[6]}`,
})

const hues = { 1: color.text, 2: color.success, 3: color.info, 4: color.ia, 5: color.plus }
export const hue = styleVariants(hues, (value) => ({ color: value }))

export const corner = style({
  position: 'absolute',
  insetBlockStart: 7,
  insetInlineEnd: 9,
  fontWeight: font.weight.strong,
})

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${fixed.space[12]} ${fixed.space[20]}`,
  marginBlockStart: fixed.space[18],
  paddingBlockStart: fixed.space[18],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    // In a sheet what one can do with the thing chosen stays under the thumb.
    [NARROW]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${fixed.space[20]})`,
      padding: `${fixed.space[16]} ${fixed.space[20]} max(${fixed.space[16]}, env(safe-area-inset-bottom))`,
      background: color.overlay,
    },
  },
})
globalStyle(`${detail} > :first-child`, { flex: '1 1 16rem' })

export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[14],
  minHeight: 66,
  lineHeight: 1.3,
})
globalStyle(`${slot} > div`, { flex: 1 })

export const place = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 42,
  height: 42,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: fixed.radius.s,
  color: color.muted,
  selectors: {
    '&[data-worn]': { borderStyle: 'solid', background: color.accentSoft, color: color.text },
  },
})
