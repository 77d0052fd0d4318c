import { globalStyle, style } from '@vanilla-extract/css'
import { panel } from '../panel/index.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const popup = style([
  panel,
  {
    width: 'min(420px, 100vw - 32px)',
    padding: fixed.space[8],
    '@supports': { '(width: anchor-size(width))': { width: 'anchor-size(width)' } },
  },
])

/** It scrolls, not what is around it: what is said below the options stays in sight. */
export const list = style({ display: 'grid', maxHeight: 'min(304px, 56dvh)', overflowY: 'auto' })

export const option = style({
  minHeight: 44,
  padding: `${fixed.space[10]} ${fixed.space[14]}`,
  borderRadius: fixed.radius.s,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-active]': { background: vars.color.accentSoft },
    '&[data-active]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[data-selected]': { fontWeight: font.weight.strong },
    '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
  },
})
globalStyle(`${option} > small`, {
  display: 'block',
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
  fontWeight: font.weight.text,
})

export const status = style({
  display: 'block',
  padding: `${fixed.space[10]} ${fixed.space[14]}`,
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
  selectors: { '&:empty': { display: 'none' } },
})
