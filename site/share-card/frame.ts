/** A card around what it shows: 1200 by 630, as link previews are, in either theme. */
import { color, type Theme } from '#ui/theme/tokens'
import { escaped } from './escaped.ts'
import { lines } from './lines.ts'

export const CARD = { width: 1200, height: 630 } as const

export interface Signed {
  /** Name of the tool, or of the page. */
  readonly tool: string
  /** Where one finds it, without the protocol. */
  readonly address: string
}

/**
 * @param face a typeface that the card brings along, as a `data:` address; without one it is
 * written in that of the machine
 */
export const framed = (
  shown: readonly string[],
  { tool, address }: Signed,
  theme: Theme,
  face?: string,
): string => {
  const { ground, muted, line } = color[theme]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}" font-family="Opale, Figtree, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">`,
    ...(face === undefined
      ? []
      : [
          `<style>@font-face{font-family:Opale;font-weight:400 700;src:url(${face}) format("woff2")}</style>`,
        ]),
    `<defs><linearGradient id="opal">${stops(theme)}</linearGradient></defs>`,
    `<rect width="1200" height="630" fill="${ground}"/>`,
    `<rect width="1200" height="8" fill="url(#opal)"/>`,
    `<text x="70" y="80" font-size="24" fill="${muted}">${escaped(inALine(tool))}</text>`,
    ...shown,
    `<rect x="70" y="566" width="1060" height="1" fill="${line}"/>`,
    `<text x="70" y="602" font-size="24" fill="${muted}">${escaped(inALine(address))}</text>`,
    '</svg>',
  ].join('')
}

const inALine = (words: string): string => lines(words, { width: 1060, size: 24, most: 1 })[0] ?? ''

/** The light of the site's one thread. */
const stops = (theme: Theme): string =>
  (['opal1', 'opal2', 'opal3', 'opal4'] as const)
    .map((hue, index) => `<stop offset="${index / 3}" stop-color="${color[theme][hue]}"/>`)
    .join('')
