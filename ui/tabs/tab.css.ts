import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars
const chosen = '&:is([aria-selected=true], [aria-current])'

/** A word in a row of words, the chosen one underlined: tabs of a panel, tabs of a page. */
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  height: 53,
  padding: `0 ${fixed.space[12]}`,
  border: 0,
  background: 'none',
  color: color.muted,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.text },
  // The row it stands in scrolls: an outer ring would be cut off.
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    [chosen]: { color: color.text, fontWeight: font.weight.strong },
    [`${chosen}::after`]: {
      content: '',
      position: 'absolute',
      inset: 'auto 12px 0',
      height: 2.5,
      borderRadius: '3px 3px 0 0',
      background: vars.opal.across,
    },
  },
})

/** On the row: the page has a thread elsewhere, and one is enough. */
export const quiet = style({})
globalStyle(`${quiet} ${tab}::after`, { background: color.lineStrong })
