/** Draws Opale's stills and the wordmark, one file a theme: dark grounds need her outer line. */
import { characterMarkup } from '../../ui/character/markup.ts'
import { wordmarkMarkup } from '../../ui/wordmark/markup.ts'
import { STILLS, stillPath, type Still } from '../layout/stills.ts'
import type { PublishedFile } from './published-file.ts'

export const stillFiles = (): readonly PublishedFile[] =>
  STILLS.flatMap((still) =>
    (['dark', 'light'] as const).map((theme): PublishedFile => [
      stillPath(still, theme).slice(1),
      DRAWINGS[still](theme),
    ]),
  )

const DRAWINGS: Record<Still, (theme: 'dark' | 'light') => string> = {
  // In the header and in the corner, as she is for who meets her first: nothing changes when she
  // comes alive there, and both are one file.
  born: (theme) => characterMarkup('happy', 'baby', { crop: 'head', size: 64, theme }),
  wordmark: wordmarkMarkup,
  // Beside what one reads, and where an answer begins.
  beside: (theme) => characterMarkup('content', 'child', { size: 120, theme }),
  asking: (theme) => characterMarkup('curious', 'teen', { crop: 'fit', size: 120, theme }),
  nap: (theme) => characterMarkup('sleeping', 'child', { crop: 'nap', size: 140, theme }),
}
