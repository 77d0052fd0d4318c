/** How wide words are in the site's typeface, near enough to give a box its room. */

/** In px, at weight 600. @param size of the font, in px */
export const textWidth = (text: string, size: number): number =>
  (Array.from(text).reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? USUAL), 0) * size) / 100

/** Hundredths of the font's size, as measured; accents change nothing. */
const USUAL = 60
const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    22: "’'il.,îï\u00A0 ",
    30: 'jI:;!r()',
    42: 'ft/-1',
    49: 'szkvxaàL?',
    56: '23679cehnuyFJTéèêëçùûü–«»',
    64: '04KRXYZ+&=<>#',
    74: 'DAUCGNH€',
    84: 'wOQM%Wmœ@',
  }).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width)] as const),
  ),
)
