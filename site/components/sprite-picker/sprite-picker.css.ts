import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { cover } from '#ui/field'
import { fixed, vars } from '#ui/theme/contract.css'

export const sheet = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

/** Columns as the sheet has them: what one sees is the file. */
export const cells = styleVariants({ of3: 3, of5: 5, of6: 6, of10: 10 }, (count) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.m,
  background: vars.color.sunken,
}))

export const cell = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  padding: '6%',
  borderRadius: fixed.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&:has(:checked)': {
      background: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
})
globalStyle(`${cell} > :is(svg, img)`, { width: '100%', height: 'auto' })

export const input = style([cover, { outline: 'none' }])
