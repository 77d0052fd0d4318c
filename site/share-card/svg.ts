/** The card as a drawing: 1200 by 630, as link previews are, in either theme. */
import { color, type Theme } from '#ui/theme/tokens'
import type { Card } from './card.ts'
import { lines } from './lines.ts'
import { bars, radar } from './profile.ts'
import { escaped } from './escaped.ts'

export const CARD = { width: 1200, height: 630 } as const

export interface Signed {
  /** Name of the tool. */
  readonly tool: string
  /** Where one finds it, without the protocol. */
  readonly address: string
}

export const cardSvg = (card: Card, signed: Signed, theme: Theme): string => {
  const { ground, text, muted, line, accent } = color[theme]
  const { title, figure, shares = [], next } = card
  const profile = shares.length >= 3 ? radar(shares, theme) : bars(shares, theme)
  const width = shares.length === 0 ? 1060 : 620
  const titleLines = lines(title, { width, size: 52, most: 3 })
  const nextLines = next === undefined ? [] : lines(next, { width, size: 28, most: 3 })
  const under = 150 + titleLines.length * 58
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}" font-family="Figtree, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">`,
    `<defs><linearGradient id="opal">${stops(theme)}</linearGradient></defs>`,
    `<rect width="1200" height="630" fill="${ground}"/>`,
    `<rect width="1200" height="8" fill="url(#opal)"/>`,
    `<text x="70" y="92" font-size="26" fill="${muted}">${escaped(signed.tool)}</text>`,
    ...titleLines.map(
      (words, index) =>
        `<text x="70" y="${160 + index * 58}" font-size="52" font-weight="700" fill="${text}">${escaped(words)}</text>`,
    ),
    ...(figure
      ? [
          `<text x="70" y="${under + 110}" font-size="120" font-weight="700" fill="${accent}">${escaped(figure.value)}<tspan font-size="30" font-weight="400" dx="16" fill="${muted}">${escaped(figure.unit)}</tspan></text>`,
        ]
      : []),
    ...nextLines.map(
      (words, index) =>
        `<text x="70" y="${under + (figure ? 176 : 40) + index * 38}" font-size="28" fill="${text}">${escaped(words)}</text>`,
    ),
    profile,
    `<rect x="70" y="560" width="1060" height="1" fill="${line}"/>`,
    `<text x="70" y="600" font-size="24" fill="${muted}">${escaped(signed.address)}</text>`,
    '</svg>',
  ].join('')
}

/** The light of the site's one thread. */
const stops = (theme: Theme): string =>
  (['opal1', 'opal2', 'opal3', 'opal4'] as const)
    .map((hue, index) => `<stop offset="${index / 3}" stop-color="${color[theme][hue]}"/>`)
    .join('')
