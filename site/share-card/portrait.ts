/** A card that shows a picture, and says in a few words what is on it. */
import { color, type Theme } from '#ui/theme/tokens'
import { escaped } from './escaped.ts'
import { framed, type Signed } from './frame.ts'
import { lines } from './lines.ts'

export interface Portrait {
  readonly title: string
  /** One thing each, the more important first; six at most are shown. */
  readonly lines: readonly string[]
  /** An SVG document, as wide as it is high. */
  readonly picture: string
  /** It stands in front of a moon; else it is a picture with edges of its own. */
  readonly onMoon?: true
}

/** @param face as {@link framed} takes it */
export const portraitSvg = (
  { title, lines: said, picture, onMoon }: Portrait,
  signed: Signed,
  theme: Theme,
  face?: string,
): string => {
  const { text, muted, surface, line } = color[theme]
  const titles = lines(title, { width: BESIDE, size: 64, most: 3 })
  const below = said.flatMap((one) => lines(one, { width: BESIDE, size: 30, most: 2 })).slice(0, 6)
  // Title and lines stand as one block, its middle at the middle of the picture.
  const top = 315 - (titles.length * 72 + 24 + below.length * 46) / 2
  return framed(
    [
      ...titles.map(
        (words, at) =>
          `<text x="70" y="${top + 54 + at * 72}" font-size="64" font-weight="700" fill="${text}">${escaped(words)}</text>`,
      ),
      ...below.map(
        (words, at) =>
          `<text x="70" y="${top + titles.length * 72 + 54 + at * 46}" font-size="30" fill="${muted}">${escaped(words)}</text>`,
      ),
      onMoon
        ? `<circle cx="900" cy="314" r="206" fill="${surface}" stroke="url(#opal)" stroke-width="4"/>`
        : '',
      placed(picture),
      onMoon
        ? ''
        : `<rect x="660" y="76" width="${SIDE}" height="${SIDE}" fill="none" stroke="${line}" stroke-width="2"/>`,
    ],
    signed,
    theme,
    face,
  )
}

const BESIDE = 540
const SIDE = 470

/** The document as a part of another one: where it stands, and names that nothing else has. */
const placed = (picture: string): string =>
  picture.replaceAll(/(?<= id="|url\(#|href="#)/gu, 'shown-').replace(/^<svg [^>]*>/u, (root) => {
    const box = /viewBox="[^"]*"/u.exec(root)?.[0] ?? ''
    return `<svg x="660" y="76" width="${SIDE}" height="${SIDE}" ${box}>`
  })
