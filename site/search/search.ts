/** Full-text search over an index in files: beginnings, accents and typing errors are forgiven. */
import { bestPages, everyPage, pagesOf, type Outcome, type Pages } from './best-pages.ts'
import { excerptOf } from './excerpt.ts'
import { findWords, type Found } from './find-words.ts'
import { CONTENTS, type Contents, type PageTexts } from './index-files.ts'
import type { Hit, Result } from './page.ts'
import { scoring, type Scores } from './rank.ts'
import { isCommon, tokensOf } from './tokens.ts'

export interface Search {
  /** A question without a word finds every page; one of common words alone finds none. */
  readonly find: (question: string) => Promise<Outcome>
  readonly show: (hits: readonly Hit[], question: string) => Promise<readonly Result[]>
}

/** The index's first file, and what is worked out of it once. */
interface Opened {
  readonly contents: Contents
  readonly pages: Pages
  readonly score: (found: readonly Found[]) => Scores
}

/** @param read a file of the index by its name, parsed; each is asked for once, unless it failed */
export const openSearch = (read: (file: string) => Promise<unknown>): Search => {
  const kept = new Map<string, Promise<unknown>>()
  const file = (name: string): Promise<unknown> => {
    const known = kept.get(name) ?? read(name)
    kept.set(name, known)
    known.catch(() => kept.delete(name))
    return known
  }
  let opened: Opened | undefined
  const open = async (): Promise<Opened> => {
    const contents = (await file(CONTENTS)) as Contents
    return (opened ??= { contents, pages: pagesOf(contents), score: scoring(contents) })
  }

  return {
    find: async (question) => {
      const { contents, pages, score } = await open()
      if (question.trim() === '') return { hits: everyPage(pages), whole: true }
      const words = wordsIn(question)
      const found = await Promise.all(words.map((word) => findWords(word, contents, file)))
      return bestPages(pages, found.map(score))
    },
    show: async (hits, question) => {
      const { texts } = (await open()).contents
      const words = wordsIn(question)
      return Promise.all(
        hits.map(async ({ page, passage, family }) => {
          const [first, name] = texts.findLast(([start]) => start <= page)!
          const [href, title, hint, passages] = ((await file(name)) as PageTexts[])[page - first]!
          const [text, anchor, heading] = passages[passage]!
          const about = { href, name: title, hint, family }
          if (passage === 0) return about
          return {
            ...about,
            excerpt: excerptOf(text, words),
            ...(anchor && { anchor }),
            ...(heading && { heading }),
          }
        }),
      )
    },
  }
}

/** Longer questions than anybody asks are cut: each word may cost a file. */
const MOST = { letters: 200, words: 8 } as const

const wordsIn = (question: string): readonly string[] => {
  const words = [...new Set(tokensOf(question.slice(0, MOST.letters)))]
  return words.filter((word) => !isCommon(word)).slice(0, MOST.words)
}
