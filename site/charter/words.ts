import { wordCount } from '../content/schema.ts'
import type { CharterPage, Finding } from './finding.ts'
import type { Reading } from './passages.ts'

/** Words of a page: those of its own passages, headings and cells too. */
export const wordsOf = ({ passages }: Pick<Reading, 'passages'>): number =>
  passages.reduce((sum, { text }) => sum + wordCount(text), 0)

/**
 * Pages outside the range of their type.
 *
 * @param below ids of those that may still be too short, in one language or both. The list only
 * shrinks: a page that is long enough by now may not stand there
 */
export const wordFindings = (
  pages: readonly CharterPage[],
  below: readonly string[],
): readonly Finding[] => {
  const counted = pages.map((page) => ({ page, words: wordsOf(page), ...limits(page) }))
  const short = counted.filter(({ words, least }) => words < least)
  const stillShort = new Set(short.map(({ page }) => page.id))
  const listed = new Set(below)
  return [
    ...short
      .filter(({ page }) => !listed.has(page.id))
      .map(({ page, words, least }) => finding(page, `${words} words, at least ${least}`)),
    ...counted
      .filter(({ words, most }) => words > most)
      .map(({ page, words, most }) => finding(page, `${words} words, at most ${most}`)),
    ...pages
      .filter(({ id, language }) => language === 'fr' && listed.has(id) && !stillShort.has(id))
      .map((page) => finding(page, 'is long enough: take it out of site/content/below-range.ts')),
  ]
}

const limits = ({ range: [least, most] = [0, Infinity] }: CharterPage) => ({ least, most })

const finding = ({ id, language, type }: CharterPage, what: string): Finding => ({
  rule: 'words',
  page: id,
  language,
  what: `${what} (${type})`,
})
