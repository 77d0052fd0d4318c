/**
 * Pictures that pages and stories show from a file. Apart from `art.ts`: stories read this one as a
 * setting, where no styles can be made.
 */
import { characterMarkup } from '../../ui/companion/character/markup.ts'
import { sheetMarkup } from '../components/sprite-icon/markup.ts'
import { SHEET_NAMES, sheetPath } from '../components/sprite-icon/sheets.ts'
import { THEMES, type Theme } from '../../ui/theme/tokens.ts'
import { wordmarkMarkup } from '../components/wordmark/markup.ts'
import { STILLS, stillPath, type Still } from '../layout/stills.ts'
import type { PublishedFile } from './published-file.ts'

/** Opale's stills and the wordmark, one file a theme: dark grounds need her outer line. */
export const stillFiles = (): readonly PublishedFile[] =>
  STILLS.flatMap((still) =>
    THEMES.map((theme): PublishedFile => [
      stillPath(still, theme).slice(1),
      DRAWINGS[still](theme),
    ]),
  )

/** The sheets that `SpriteIcon` cuts its pictures out of. */
export const spriteFiles = (): readonly PublishedFile[] =>
  SHEET_NAMES.map((sheet) => [sheetPath(sheet).slice(1), sheetMarkup(sheet)])

const DRAWINGS: Record<Still, (theme: Theme) => string> = {
  // In the header and in the corner, as she is for who meets her first: nothing changes when she
  // comes alive there, and both are one file.
  born: (theme) => characterMarkup('happy', 'baby', { crop: 'head', size: 64, theme }),
  wordmark: wordmarkMarkup,
  nap: (theme) => characterMarkup('sleeping', 'child', { crop: 'nap', size: 140, theme }),
}
