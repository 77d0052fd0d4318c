import type { ReactElement } from 'react'
import { lazyWords } from '../../../i18n/lazy-words.ts'
import type { PageData } from '../../../routes/page-data.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'
import { Frame } from './frame.tsx'
import { OpenFileHere } from './open-file.tsx'
import type { FrameWords, Opening } from './session.ts'
import { Start } from './start.tsx'
import type { ToolParts } from './tool-parts.ts'

/** A tool with everything that it needs: from here on it works without the network. */
export interface Opened {
  /** In the head of its page: the ways in, or all of a `form`. */
  readonly start: ReactElement
  /** Below what it asks: where a result comes in as a file. A `form` has it among its own. */
  readonly file: ReactElement | undefined
  /** In place of its page. */
  readonly running: ReactElement
}

export type Open = (page: PageData) => Promise<Opened>

/**
 * What a tool's folder exports.
 * @param make its parts, or how they are made of the data that its page brings (`page.tool.data`)
 */
export const opens =
  <Result, Words extends ToolWords, Data = undefined>(
    make: ToolParts<Result, Words> | ((data: Data) => ToolParts<Result, Words>),
  ): Open =>
  async (page) => {
    // The page's data was made for this very tool.
    const parts = typeof make === 'function' ? make(page.tool?.data as Data) : make
    const [words, say] = await Promise.all([parts.words(page.language), frameWords(page.language)])
    const { tool, shape, most = KEPT } = parts
    const opening: Opening = { page, tool, words, say, most, steps: shape === 'steps' }
    const frame = <Frame {...{ parts, words, opening }} />
    if (shape === 'form') return { start: frame, file: undefined, running: frame }
    return {
      start: <Start opening={opening} />,
      file: <OpenFileHere opening={opening} />,
      running: frame,
    }
  }

/** Results that a device keeps of a tool, unless it says otherwise. */
const KEPT = 5

const frameWords = lazyWords<FrameWords>({
  fr: () => import('./words.fr.ts'),
  en: () => import('./words.en.ts'),
})
