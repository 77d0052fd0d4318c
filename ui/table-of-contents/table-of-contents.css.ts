import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const { color } = vars

/** Folded in a box above the text; beside the text, where there is room, plain and whole. */
export const box = style({
  border: `1px solid ${color.line}`,
  borderRadius: fixed.radius.m,
  fontSize: fixed.type.s.size,
  lineHeight: 1.4,
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  paddingInline: fixed.space[18],
  fontWeight: font.weight.strong,
  cursor: 'pointer',
  ':focus-visible': { borderRadius: fixed.radius.m, outlineOffset: -3 },
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`[open] > ${summary} svg`, { rotate: '180deg' })

export const title = style({
  display: 'none',
  marginBlockEnd: fixed.space[8],
  fontSize: 'inherit',
  letterSpacing: 0,
})

export const list = style({ padding: `0 ${fixed.space[18]} ${fixed.space[14]}` })

// A browser that cannot show what is folded keeps the box at every width.
const unfolds = 'selector(::details-content)'
const beside = (rule: object) => ({
  '@supports': { [unfolds]: { '@media': { [media.wider]: rule } } },
})
globalStyle(box, beside({ border: 0 }))
globalStyle(list, beside({ padding: 0 }))
globalStyle(summary, beside({ display: 'none' }))
globalStyle(title, beside({ display: 'block' }))
globalStyle(`${box}::details-content`, beside({ contentVisibility: 'visible' }))

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: fixed.space[8],
  paddingInlineStart: fixed.space[16],
  borderInlineStart: `1.5px solid ${color.line}`,
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-current]': {
      paddingInlineStart: 15,
      borderInlineStartWidth: 2.5,
      borderImage: `${vars.opal.down} 1`,
      color: color.text,
      fontWeight: font.weight.strong,
    },
  },
})
export const label = style({ flex: 1, minWidth: 0 })
export const detail = style({
  flex: 'none',
  marginInlineStart: fixed.space[12],
  color: color.faint,
  fontSize: fixed.type.xs.size,
  fontWeight: font.weight.text,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${link} > svg`, { marginInlineStart: fixed.space[8], color: color.success })

const besides = { color: color.muted, fontSize: fixed.type.xs.size, lineHeight: 1.5 }
// The line of a folded box says as much itself.
export const lead = style({ ...besides, display: 'none', paddingBlockEnd: fixed.space[8] })
globalStyle(lead, beside({ display: 'block' }))
export const note = style({
  ...besides,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.space[18],
  padding: `${fixed.space[8]} ${fixed.space[18]} ${fixed.space[14]}`,
})
// Its words stand where others begin, not its ground.
globalStyle(`${note} > button`, { marginInlineStart: `calc(-1 * ${fixed.space[18]})` })
globalStyle(note, beside({ paddingInline: 0 }))
export const nested = style({ '::before': { content: '', flex: 'none', width: 16 } })
