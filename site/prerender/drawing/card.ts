/** An Open Graph picture, as SVG. */
import { color } from '#ui/theme/tokens'
import type { Picture } from '../../content/collection.ts'
import type { MotifName } from '../../content/collections.ts'
import { identity } from '../../identity.ts'
import type { Language } from '../../routes/language.ts'
import { MOTIFS } from './motifs.ts'
import { wordmark } from './still.ts'
import { OPAL } from './strokes.ts'

export const CARD = { width: 1200, height: 630 } as const

export const cardMarkup = (picture: Picture, language: Language): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="Figtree"><defs>${OPAL}</defs>` +
  `<rect width="100%" height="100%" fill="${color.dark.ground}"/>` +
  wordmark().replace('<svg ', `<svg x="${LEFT}" y="56" width="141" height="53" `) +
  MOTIFS[picture.motif as MotifName].join('') +
  words(picture, language) +
  `<text x="${LEFT}" y="588" font-size="24" fill="${color.dark.faint}">${new URL(identity.origin).host}</text></svg>`

const LEFT = 72

/** Title and line stand as one block, its middle at the same height on every picture. */
const words = ({ name, words: said }: Picture, language: Language): string => {
  const { title, line } = said[language]
  const top = 314 - (title.length * TITLE.leading + 22 + line.length * LINE.leading) / 2
  const below = top + title.length * TITLE.leading + 22
  return (
    title
      .map((text, index) => {
        // The one title with two weights, as on the home page itself.
        const light = name === 'home' && index === 0
        return row(text, top + (index + 0.8) * TITLE.leading, {
          'font-size': TITLE.size,
          'font-weight': light ? 400 : 600,
          'letter-spacing': -0.032 * TITLE.size,
          fill: light ? color.dark.muted : color.dark.text,
        })
      })
      .join('') +
    line
      .map((text, index) =>
        row(text, below + (index + 0.75) * LINE.leading, {
          'font-size': LINE.size,
          fill: color.dark.muted,
        }),
      )
      .join('')
  )
}

const TITLE = { size: 78, leading: 82 } as const
const LINE = { size: 31, leading: 44 } as const

const row = (text: string, y: number, style: Readonly<Record<string, string | number>>): string =>
  `<text x="${LEFT}" y="${y}" ${Object.entries(style)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>${text}</text>`
