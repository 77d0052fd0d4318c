/** The card of a result as a drawing. */
import { color, type Theme } from '#ui/theme/tokens'
import type { Card } from './card.ts'
import { escaped } from './escaped.ts'
import { framed, type Signed } from './frame.ts'
import { lines } from './lines.ts'
import { bars, radar } from './profile.ts'
import { widthOf } from './width.ts'

/** @param face as {@link framed} takes it */
export const cardSvg = (card: Card, signed: Signed, theme: Theme, face?: string): string => {
  const { text, muted, accent } = color[theme]
  const { title, figure, shares = [], inSteps = false, next } = card
  const profile = (shares.length >= 3 && !inSteps ? radar : bars)(shares, theme)
  const width = shares.length === 0 ? 1060 : BESIDE
  const titleLines = lines(title, { width, size: 48, most: 3 })
  const nextLines = next === undefined ? [] : lines(next, { width, size: 26, most: 4 })
  const under = 104 + titleLines.length * 56
  const most = figure && (FIGURE - 16 - 28 * widthOf(figure.unit)) / widthOf(figure.value)
  return framed(
    [
      ...titleLines.map(
        (words, index) =>
          `<text x="70" y="${146 + index * 56}" font-size="48" font-weight="700" fill="${text}">${escaped(words)}</text>`,
      ),
      ...(figure
        ? [
            `<text x="70" y="${under + 116}" font-size="${Math.floor(Math.min(104, most ?? 104))}" font-weight="700" fill="${accent}">${escaped(figure.value)}<tspan font-size="28" font-weight="400" dx="16" fill="${muted}">${escaped(figure.unit)}</tspan></text>`,
          ]
        : []),
      ...nextLines.map(
        (words, index) =>
          `<text x="70" y="${under + (figure ? 172 : 52) + index * 36}" font-size="26" fill="${text}">${escaped(words)}</text>`,
      ),
      profile,
    ],
    signed,
    theme,
    face,
  )
}

/** Room for words beside a drawing, and for the figure below its names. */
const BESIDE = 525
const FIGURE = 640
