import type { Commands, ReadingId } from '#engine'
import type { Life } from '../../ports/life/life.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { GameWords } from './words/words.ts'
import type { FirstWords } from './words/first/words.fr.ts'

/** What every part of the board may need. */
export interface BoardProps {
  readonly life: Life<ReadingId>
  readonly page: PageData
  readonly words: GameWords
  readonly first: FirstWords
  readonly onSend: (command: Commands[ReadingId]) => void
  /** The same, by herself: nobody is told. */
  readonly onQuiet: (command: Commands[ReadingId]) => void
}
