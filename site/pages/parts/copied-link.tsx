import type { ReactNode } from 'react'
import * as css from './copied-link.css.ts'

interface CopiedLinkWords {
  readonly copied: string
  readonly copyFailed: string
  /** There is none: it would have been longer than mail and chat take. */
  readonly tooLong: string
}

/** Copies a link. @returns what to say of it: the link itself where a page may not copy */
export const copiedLink = async (
  link: string | undefined,
  words: CopiedLinkWords,
): Promise<ReactNode> => {
  if (link === undefined) return words.tooLong
  try {
    await navigator.clipboard.writeText(link)
    return words.copied
  } catch {
    return (
      <>
        {words.copyFailed} <code className={css.link}>{link}</code>
      </>
    )
  }
}
