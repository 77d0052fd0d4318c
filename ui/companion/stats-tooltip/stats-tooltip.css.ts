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
    padding: '16px 20px 14px',
    borderRadius: '6px 24px 24px',
    fontWeight: font.weight.text,
    whiteSpace: 'normal',
  },
])

export const head = style({ display: 'flex', gap: 10, alignItems: 'center', marginBlockEnd: 4 })
globalStyle(`${head} > b`, { fontWeight: font.weight.strong })
globalStyle(`${head} > :last-child`, {
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
})

globalStyle(`${card} > :last-child`, { marginBlockStart: 8 })

const hues = { smile: vars.color.success, meh: vars.color.info, frown: vars.color.warning }
export const face = styleVariants(hues, (color) => ({ display: 'grid', color }))
