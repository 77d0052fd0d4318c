/** Pictures as files: the art gallery's, shown before any script, and the background, still. */
import { artMarkup, PIECES, SEED } from '../components/art/index.ts'
import { backgroundMarkup } from '../components/background-field/markup.ts'
import { THEMES } from '../../ui/theme/tokens.ts'
import { artPath, BACKDROP, backdropPath } from '../layout/art-files.ts'
import type { PublishedFile } from './published-file.ts'

export const artFiles = (): readonly PublishedFile[] =>
  PIECES.flatMap((piece) =>
    THEMES.map((theme): PublishedFile => [
      artPath(piece, theme).slice(1),
      artMarkup(piece, SEED, { theme }),
    ]),
  )

export const backdropFiles = (): readonly PublishedFile[] =>
  THEMES.map((theme) => [
    backdropPath(theme).slice(1),
    backgroundMarkup(theme, BACKDROP.width, BACKDROP.height),
  ])
