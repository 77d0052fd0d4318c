import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
export { caption } from './sticky.css.ts'

/** The whole head answers; without scripts it is a head like any other. */
export const sort = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: fixed.space[8],
  width: '100%',
  minHeight: 44,
  margin: `calc(-1 * ${fixed.space[10]}) 0`,
  padding: `${fixed.space[10]} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // Out of reach, its words still to read.
  '@media': { [media.scriptless]: { visibility: 'hidden' } },
})
globalStyle(`${sort} > *`, { '@media': { [media.scriptless]: { visibility: 'visible' } } })

export const sign = style({
  flex: 'none',
  height: 16,
  color: vars.color.faint,
  opacity: 0.6,
  '@media': { [media.scriptless]: { display: 'none' } },
})
globalStyle(`${sort}:hover > ${sign}`, { opacity: 1 })
globalStyle(`[aria-sort] > ${sort} > ${sign}`, { color: vars.color.accent, opacity: 1 })
globalStyle(`[aria-sort=ascending] > ${sort} > ${sign}`, { rotate: '180deg' })
