/** The pieces of the art gallery as files: shown before any script, and to take along. */
import { artMarkup, PIECES, SEED } from '../../ui/art/index.ts'
import { THEMES } from '../../ui/theme/tokens.ts'
import { artPath } from '../layout/art-files.ts'
import type { PublishedFile } from './published-file.ts'

export const artFiles = (): readonly PublishedFile[] =>
  PIECES.flatMap((piece) =>
    THEMES.map((theme): PublishedFile => [
      artPath(piece, theme).slice(1),
      artMarkup(piece, SEED, { theme }),
    ]),
  )
