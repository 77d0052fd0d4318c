/**
 * What text is set in until the typeface is there: fonts that machines have, made as wide and as
 * high as Figtree, so that lines break in the same places and nothing moves at the swap. For the
 * same reason no width is in `ch`, which is a width of the font.
 */
import { globalFontFace } from '@vanilla-extract/css'

interface Fallback {
  readonly family: string
  /** Full names of the regular and of the bold cut: `local` knows no family. */
  readonly regular: readonly string[]
  readonly bold: readonly string[]
  /** Width of Figtree over theirs, in % over our own French texts, at 400 and at 600. */
  readonly widths: readonly [number, number]
}

const FALLBACKS: readonly Fallback[] = [
  {
    // Windows, macOS, iOS; most Linux desktops. Android's own is as wide as Figtree within 1 %.
    family: 'Opale A',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: [99.9, 94.5],
  },
  {
    // Linux without the metric copies of Arial.
    family: 'Opale O',
    regular: ['Open Sans Regular', 'Noto Sans Regular'],
    bold: ['Open Sans Bold', 'Noto Sans Bold'],
    widths: [95.8, 90.9],
  },
]

/** Figtree's own, in % of % of its em: a line's text starts at the same height. */
const ASCENT = 95 * 100

for (const { family, regular, bold, widths } of FALLBACKS)
  globalFontFace(family, [face(regular, '400 500', widths[0]), face(bold, '600 700', widths[1])])

function face(names: readonly string[], fontWeight: string, width: number) {
  return {
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: `${width}%`,
    // Of the adjusted size: what the width takes away, the height gets back.
    ascentOverride: `${Math.round(ASCENT / width)}%`,
  }
}
