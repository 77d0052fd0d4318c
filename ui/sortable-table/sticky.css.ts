import { globalStyle, style } from '@vanilla-extract/css'
import { vars, fixed } from '../theme/contract.css.ts'
import { hint } from '../scroll-region/index.ts'
import { media } from '../theme/media.ts'

const { color } = vars
const line = `1px solid ${color.line}`

/** Its first column stays: only the far side fades. */
export const region = style({})
globalStyle(`[data-scroll]${region}`, {
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${hint}px), transparent)`,
})
globalStyle(`[data-scroll]${region}:focus-visible`, { maskImage: 'none' })

// Collapsed borders would stay behind when a cell sticks.
export const table = style({})
globalStyle(`${region} > ${table}`, {
  minWidth: 0,
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: color.ground,
})
globalStyle(`${table} :is(th, td)`, { minWidth: 148, maxWidth: 260 })
globalStyle(`${table} thead :is(th, td)`, { verticalAlign: 'bottom' })

globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: 136,
  width: 148,
  paddingInline: fixed.space[16],
  background: color.ground,
  borderInlineEnd: line,
  '@media': { [media.wide]: { width: 220, paddingInline: fixed.space[20] } },
})
globalStyle(`${table} thead tr > :first-child`, { background: color.sunken })

/** Of the screen's width, not of the table's, and always in sight. */
export const caption = style({
  position: 'sticky',
  insetInlineStart: 20,
  display: 'inline-block',
  maxWidth: 'calc(100vw - 84px)',
})
