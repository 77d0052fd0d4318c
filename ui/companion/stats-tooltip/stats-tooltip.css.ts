import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { panel } from '../../panel/index.ts'
import { fixed, font, vars } from '../../theme/contract.css.ts'

/** Hangs below the logo; its tight corner points there. */
export const card = style([
  panel,
  {
    position: 'absolute',
    zIndex: 25,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineStart: 0,
    width: 'min(300px, 100vw - 32px)',
    padding: `${fixed.space[16]} ${fixed.space[20]} ${fixed.space[14]}`,
    borderRadius: '6px 24px 24px',
    fontWeight: font.weight.text,
    whiteSpace: 'normal',
  },
])

export const head = style({
  display: 'flex',
  gap: fixed.space[10],
  alignItems: 'center',
  marginBlockEnd: fixed.space[4],
})
globalStyle(`${head} > b`, { fontWeight: font.weight.strong })
globalStyle(`${head} > :last-child`, {
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
})

globalStyle(`${card} > :last-child`, { marginBlockStart: fixed.space[8] })

const hues = { smile: vars.color.success, meh: vars.color.info, frown: vars.color.warning }
export const face = styleVariants(hues, (color) => ({ display: 'grid', color }))
