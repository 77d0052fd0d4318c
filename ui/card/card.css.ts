import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const line = `1px solid ${vars.color.line}`

const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  background: vars.color.surface,
  border: line,
  borderRadius: fixed.radius.l,
  transition: `border-color ${fixed.motion.base}, transform ${fixed.motion.base} ${fixed.motion.out}`,
  selectors: { '&:hover:has(a)': { borderColor: vars.color.lineStrong } },
  '@media': {
    [media.motion]: { selectors: { '&:hover:has(a)': { transform: 'translateY(-3px)' } } },
  },
})

export const figure = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  background: vars.color.sunken,
  borderBlockEnd: line,
})
globalStyle(`${figure} > svg`, { width: '100%', height: 'auto', maxHeight: 360 })

export const layout = styleVariants({
  above: [card],
  beside: [card, { '@media': { [media.wider]: { flexDirection: 'row' } } }],
})
globalStyle(`${layout.beside} svg`, {
  maxHeight: 180,
  '@media': { [media.wider]: { maxHeight: 'none' } },
})
globalStyle(`${layout.beside} > ${figure}`, {
  '@media': {
    [media.wider]: { flex: '0 0 42%', border: 0, borderInlineEnd: line },
  },
})

export const body = style({
  display: 'grid',
  gap: fixed.space[10],
  alignContent: 'center',
  padding: `${fixed.space[24]} ${fixed.space[28]} 26px`,
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space[24] })

export const cards = styleVariants({
  /** A large one, then two small ones at its right or below it. */
  mosaic: [
    grid,
    {
      '@media': {
        [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.wider]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      },
    },
  ],
  even: [grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }],
})
globalStyle(`${cards.mosaic} > :first-child`, {
  '@media': {
    [media.wide]: { gridColumn: '1 / -1' },
    [media.wider]: { gridArea: 'span 2 / auto' },
  },
})
