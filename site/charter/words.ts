import { COLLECTIONS } from '../content/collections.ts'
import type { Collection } from '../content/collection.ts'
import { wordCount } from '../content/schema.ts'
import type { CharterPage, Finding } from './finding.ts'
import type { Reading } from './passages.ts'

/** Words of a page: those of its own passages, headings and cells too. */
export const wordsOf = ({ passages }: Pick<Reading, 'passages'>): number =>
  passages.reduce((sum, { text }) => sum + wordCount(text), 0)

type Range = Readonly<Record<'min' | 'max', number>>

/** What each collection declares. */
export const WORD_RANGES: Readonly<Partial<Record<string, Range>>> = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).flatMap(([name, { words }]) =>
    words ? [[name, { min: words[0], max: words[1] }]] : [],
  ),
)

/**
 * Pages outside the range of their type.
 *
 * @param below ids of those that may still be too short, in one language or both. The list only
 * shrinks: a page that is long enough by now may not stand there
 */
export const wordFindings = (
  pages: readonly CharterPage[],
  below: readonly string[],
  ranges = WORD_RANGES,
): readonly Finding[] => {
  const short = pages.filter((page) => wordsOf(page) < (ranges[page.type]?.min ?? 0))
  const stillShort = new Set(short.map(({ id }) => id))
  const listed = new Set(below)
  return [
    ...short
      .filter(({ id }) => !listed.has(id))
      .map((page) => finding(page, `${wordsOf(page)} words, at least ${ranges[page.type]?.min}`)),
    ...pages
      .filter((page) => wordsOf(page) > (ranges[page.type]?.max ?? Infinity))
      .map((page) => finding(page, `${wordsOf(page)} words, at most ${ranges[page.type]?.max}`)),
    ...pages
      .filter(({ id, language }) => language === 'fr' && listed.has(id) && !stillShort.has(id))
      .map((page) => finding(page, 'is long enough: take it out of site/content/below-range.ts')),
  ]
}

const finding = ({ id, language, type }: CharterPage, what: string): Finding => ({
  rule: 'words',
  page: id,
  language,
  what: `${what} (${type})`,
})
