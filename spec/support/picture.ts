/** Pictures read from their markup, to be drawn. */
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'

/**
 * Without words: to look through this machine's fonts takes longer than to draw, and no picture is
 * judged by its words here. @throws where the markup is none
 */
export const pictureOf = (markup: string, options: ResvgRenderOptions = {}): Resvg =>
  new Resvg(markup, { font: { loadSystemFonts: false }, ...options })
