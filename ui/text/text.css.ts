import { style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { prose, t1, m, s, xs } = fixed.type

/** Second voice: never obtained by opacity, so that contrast stays what the theme promises. */
export const muted = style({ color: vars.color.muted })
export const small = style({ fontSize: s.size, lineHeight: s.line })
export const tiny = style({ fontSize: xs.size, lineHeight: xs.line })

const plain = style({ fontSize: m.size, lineHeight: m.line })

export const size = {
  xs: tiny,
  s: small,
  m: plain,
  ...styleVariants({ t1, prose }, ({ size: fontSize, line: lineHeight }) => ({
    fontSize,
    lineHeight,
  })),
} as const

export const tone = {
  /** A class all the same: by it one sees that the words are the library's. */
  text: style({}),
  muted,
  ...styleVariants(
    {
      faint: vars.color.faint,
      accent: vars.color.accent,
      success: vars.color.success,
      warning: vars.color.warning,
      danger: vars.color.danger,
    },
    (color) => ({ color }),
  ),
} as const

export const strong = style({ fontWeight: font.weight.strong })
/** Figures that line up from one row to the next. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' })
