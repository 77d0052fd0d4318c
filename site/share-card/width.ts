/** How wide a text is, of its size: letters of the site's typeface at its boldest, a little more. */
export const widthOf = (text: string): number =>
  Array.from(text.normalize('NFC'), letterWidth).reduce((sum, width) => sum + width, 0)

const letterWidth = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY

const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[’'.,:;!|lijîïI\s]/u, 0.33],
  [/[frt()[\]\-/1"]/u, 0.45],
  [/[abcdeghknopqsuvxyzàâçéèêëôùûü2356789?$«»–+]/u, 0.61],
  [/[mwM%]/u, 0.92],
  [/[W—œŒ@…]/u, 1.14],
]

/** Capitals, wide digits, and letters nobody thought of. */
const ORDINARY = 0.83
