/** [2.1.98] The site's own pictures: what each page of the kit shows, and the files it gives. */
import { sheetPath, SHEETS } from '../../components/sprite-icon/sheets.ts'
import { artPath, BACKDROP, backdropPath } from '../../layout/art-files.ts'

export interface KitPicture {
  /** Address in each theme; the same where it keeps its colours. */
  readonly dark: string
  readonly light: string
  readonly width: number
  readonly height: number
}

export interface KitEntry {
  readonly pictures: readonly KitPicture[]
  /** Addresses of the files, best first. */
  readonly files: readonly string[]
  /** In px, as one names it. */
  readonly dimensions: string
}

const same = (path: string, width: number, height = width): KitPicture => ({
  dark: path,
  light: path,
  width,
  height,
})

const sheet = (name: keyof typeof SHEETS): KitPicture => {
  const { cell, columns, rows } = SHEETS[name]
  return same(sheetPath(name), columns * cell, rows * cell)
}
const sizeOf = ({ width, height }: KitPicture) => `${width} × ${height}`

/** Pieces of the art gallery, by name: the gallery's own code is not needed to show its files. */
const WORKS = ['cabochon', 'nacre', 'fil', 'maree', 'tissage', 'veille', 'graine'] as const

const CARDS = ['home', 'article', 'game'].flatMap((screen) =>
  ['fr', 'en'].map((language) => `/og/${screen}.${language}.png`),
)

export const KIT: Readonly<Record<string, KitEntry>> = {
  'media-opale': {
    pictures: [sheet('media'), sheet('portraits')],
    files: [sheetPath('media'), sheetPath('portraits')],
    dimensions: [sheet('media'), sheet('portraits')].map(sizeOf).join(', '),
  },
  'media-logo': {
    pictures: [same('/icon.svg', 256)],
    files: ['/icon.svg', '/icon-512.png', '/icon-192.png', '/apple-touch-icon.png', '/favicon.ico'],
    dimensions: '512, 192, 180',
  },
  'media-fond': {
    pictures: [{ dark: backdropPath('dark'), light: backdropPath('light'), ...BACKDROP }],
    files: [backdropPath('dark'), backdropPath('light')],
    dimensions: `${BACKDROP.width} × ${BACKDROP.height}`,
  },
  'media-oeuvres': {
    pictures: WORKS.map((work) => ({
      dark: artPath(work, 'dark'),
      light: artPath(work, 'light'),
      width: 1000,
      height: 1000,
    })),
    files: WORKS.flatMap((work) => [artPath(work, 'dark'), artPath(work, 'light')]),
    dimensions: '1000 × 1000',
  },
  'media-icones': {
    pictures: [sheet('techIcons'), sheet('ui')],
    files: [sheetPath('techIcons'), sheetPath('ui')],
    dimensions: [sheet('techIcons'), sheet('ui')].map(sizeOf).join(', '),
  },
  'media-partage': {
    pictures: CARDS.filter((card) => card.includes('.fr.')).map((card) => same(card, 1200, 630)),
    files: CARDS,
    dimensions: '1200 × 630',
  },
}
